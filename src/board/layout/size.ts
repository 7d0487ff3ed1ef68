import { onBeforeUnmount, onMounted, shallowReadonly, shallowRef, type Ref, type ShallowRef } from 'vue';

/** An element's content box, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Follows an element's size from mounting, before the first paint, until unmounting; 0 x 0 before. */
export function useSize(element: Readonly<Ref<HTMLElement | null>>): Readonly<ShallowRef<Size>> {
  const size = shallowRef<Size>({ width: 0, height: 0 });
  const observer = new ResizeObserver(measure);
  function measure(): void {
    if (element.value === null) return;
    size.value = { width: element.value.clientWidth, height: element.value.clientHeight };
  }
  onMounted(() => {
    measure();
    if (element.value !== null) observer.observe(element.value);
  });
  onBeforeUnmount(() => {
    observer.disconnect();
  });
  return shallowReadonly(size);
}
