import type { HouseState } from '../../../contract/contract.ts';
import type { Text } from '../../../text/index.ts';
import type { Language } from '../../../text/language.ts';
import { momentText } from '../diagnostics/moment-text.ts';

/** How a lane stands with its house, in a sentence or two. */
export function linkText({ houseLink }: Text, language: Language, { link }: HouseState): string {
  switch (link.kind) {
    case 'off':
      return houseLink.alone;
    case 'connecting':
      return houseLink.connecting;
    case 'connected':
      return houseLink.connected(link.toDeliver);
    case 'offline': {
      const offline = houseLink.offline(momentText(language, link.since), link.toDeliver);
      return `${offline} ${houseLink.troubles[link.trouble]}`;
    }
  }
}
