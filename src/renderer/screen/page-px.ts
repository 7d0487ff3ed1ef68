import { onScopeDispose, readonly, ref, type Ref } from 'vue';

/** `--px` of the page: 1 at 1280 x 800, however much of the window a message or a notice takes from a view. */
export function usePagePx(): Readonly<Ref<number>> {
  const px = ref(pagePx());
  const resized = (): void => {
    px.value = pagePx();
  };
  window.addEventListener('resize', resized);
  onScopeDispose(() => {
    window.removeEventListener('resize', resized);
  });
  return readonly(px);
}

function pagePx(): number {
  return Math.max(1, Math.min(window.innerWidth / 1280, window.innerHeight / 800));
}
