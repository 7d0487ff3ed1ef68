import { defineStore } from 'pinia';
import { computed, shallowReadonly, shallowRef } from 'vue';
import type { PasswordChange, SignIn } from '../../house-contract/accounts.ts';
import type { SignedIn } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import type { Answer } from '../service/service.ts';
import { useService } from '../service/use-service.ts';

/** `asking` until the service has said whether this browser is signed in. */
type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'out'; readonly ended: boolean }
  | { readonly kind: 'in'; readonly who: SignedIn };

/** Milliseconds before the service is asked again. */
const AGAIN = 3_000;

/** The account that is signed in at this browser. */
export const useAccount = defineStore('account', () => {
  const service = useService();
  const state = shallowRef<State>({ kind: 'asking' });

  const who = computed(() => (state.value.kind === 'in' ? state.value.who : null));
  const mayOrder = computed(() => who.value !== null && who.value.role !== 'secretary');
  const mayReport = computed(() => who.value !== null && who.value.role !== 'operator');
  const mayManage = computed(() => who.value?.role === 'manager');

  function enter(who: SignedIn): void {
    service.begin(who.csrf, () => {
      if (state.value.kind === 'in') state.value = { kind: 'out', ended: true };
    });
    state.value = { kind: 'in', who };
  }

  /** Asks whether this browser's cookie belongs to a session. */
  async function look(): Promise<void> {
    const answer = await service.get<SignedIn>(DESK_ROUTES.me);
    if (answer.ok) enter(answer.value);
    else if (answer.error.code === 'no-session') state.value = { kind: 'out', ended: false };
    // The service or its database is not there: whether this browser is signed in is not known.
    else setTimeout(() => void look(), AGAIN);
  }

  async function signIn(asked: SignIn): Promise<Answer<SignedIn>> {
    const answer = await service.post<SignedIn>(DESK_ROUTES.signIn, asked);
    if (answer.ok) enter(answer.value);
    return answer;
  }

  async function signOut(): Promise<Answer<unknown>> {
    const answer = await service.post<unknown>(DESK_ROUTES.signOut);
    if (answer.ok) state.value = { kind: 'out', ended: false };
    return answer;
  }

  async function changePassword(asked: PasswordChange): Promise<Answer<SignedIn>> {
    const answer = await service.post<SignedIn>(DESK_ROUTES.password, asked);
    if (answer.ok) enter(answer.value);
    return answer;
  }

  return {
    ...{ state: shallowReadonly(state), who, mayOrder, mayReport, mayManage },
    ...{ look, signIn, signOut, changePassword },
  };
});
