import { describe, expect, it } from 'vitest';
import {
  added,
  averaged,
  committed,
  draftAgain,
  draftOf,
  inFormat,
  lengthened,
  numberedName,
  optioned,
  opened,
  removed,
  retyped,
  shownNames,
  startCount,
  startNames,
  swapped,
  takenBack,
  type LineUpDraft,
} from './line-up-draft.ts';
import { mayBecomeLetters } from './letters.ts';
import { columnsOf, press } from './testing/line-up-draft.testing.ts';

describe('names by letters', () => {
  const cases: readonly [keys: string, names: readonly string[], text: string][] = [
    ['', [], ''],
    ['ky', [], 'KY'],
    ['kyj', ['KYJ'], ''],
    ['kyjpj', ['KYJ'], 'PJ'],
    ['jo>pjs', ['JO', 'PJS'], ''],
    ['j o', ['J O'], ''],
    [' kyj', ['KYJ'], ''],
    ['ky a', ['KY'], 'A'],
    ['ñoß', ['ÑOß'], ''],
    ['>', [], ''],
    ['kyj<', [], 'KY'],
    ['kyj<<<<', [], ''],
    ['kyj<j', ['KYJ'], ''],
    ['jo><', [], 'JO'],
    ['jo><e', ['JOE'], ''],
    ['kyjpjs<<<<', [], 'KY'],
  ];
  it.each(cases)('the keys "%s" leave the names %j and "%s" in the open row', (keys, names, text) => {
    const draft = press(keys);
    expect(columnsOf(draft).names).toEqual(names);
    expect(draft.text).toBe(text);
  });

  it('the third letter commits the name and opens the next row by letters', () => {
    expect(press('kyj')).toEqual(draftOf(['KYJ']));
  });
});

describe('an input method', () => {
  it('makes the row a text field as soon as it writes Hangul', () => {
    expect(retyped(draftOf([]), 'ㅊ')).toMatchObject({ entry: 'longer', text: 'ㅊ' });
    expect(mayBecomeLetters('ㅊ')).toBe(false);
  });

  it('may take two keys for one letter', () => {
    expect(mayBecomeLetters('´')).toBe(true);
    expect(retyped(draftOf([]), 'é')).toMatchObject({ entry: 'letters', text: 'É' });
  });

  it('that spells a long word makes the row a text field', () => {
    expect(mayBecomeLetters('zhan')).toBe(false);
  });
});

describe('a longer name', () => {
  it('pasted into a row of letters, makes it a text field', () => {
    expect(retyped(draftOf([]), 'Alexandra')).toMatchObject({ entry: 'longer', text: 'Alexandra' });
  });

  it('takes what stands in the field as it was typed, and ends with Enter', () => {
    const draft = committed(retyped(lengthened(press('al')), 'Alexandra K.'));
    expect(draft).toEqual(draftOf(['Alexandra K.']));
  });

  it('begins with the letters already typed', () => {
    expect(lengthened(press('al')).text).toBe('AL');
  });

  it('of twelve syllables of Hangul is taken', () => {
    expect(
      columnsOf(committed(retyped(lengthened(draftOf([])), '볼링왕김도윤볼링왕김도윤'))).names,
    ).toHaveLength(1);
  });

  it('of thirteen characters is kept in the field and reported at once', () => {
    const draft = retyped(lengthened(draftOf(['KYJ'])), 'Alexandra Kim');
    expect(draft.refusal).toEqual({ code: 'name-too-long', place: 2, most: 12 });
    expect(columnsOf(committed(draft)).names).toEqual(['KYJ']);
    expect(committed(draft).text).toBe('Alexandra Kim');
    expect(retyped(draft, 'Alexandra Ki').refusal).toBeNull();
  });

  it('with a character that cannot be shown is refused', () => {
    const draft = committed(retyped(lengthened(draftOf([])), 'A\u202eB'));
    expect(draft.refusal).toEqual({ code: 'name-unreadable', place: 1 });
  });

  it('is opened again whole when Backspace goes back to it', () => {
    expect(columnsOf(takenBack(draftOf(['최민서', '볼링왕김도윤'])))).toMatchObject({
      ...{ names: ['최민서'], text: '볼링왕김도윤', entry: 'longer' },
    });
  });

  it('goes back to letters when Backspace is pressed in an empty field', () => {
    expect(takenBack(lengthened(draftOf([]))).entry).toBe('letters');
  });
});

describe('a name of three letters in a text field', () => {
  const longer = (text: string, draft = draftOf([])): LineUpDraft =>
    committed(retyped(lengthened(draft), text));

  it('stays as it was typed', () => {
    expect(longer('Ida').rows.map(({ name }) => name)).toEqual(['Ida']);
  });

  it('is the same bowler’s in other letters, as who comes again and as who was taken back', () => {
    const again = draftAgain({ names: ['IDA', 'BO'], players: [4, 5], format: 'ten-pin', follows: 'g1' });
    const renamed = longer('Ida', opened(again, 0));
    expect(renamed.rows.map(({ name, was }) => [name, was])).toEqual([
      ['Ida', 4],
      ['BO', 5],
    ]);
    const back = longer('Bo', { ...again, rows: again.rows.slice(0, 1), at: 1, taken: again.rows.slice(1) });
    expect(back.rows.map(({ name, was }) => [name, was])).toEqual([
      ['IDA', 4],
      ['Bo', 5],
    ]);
  });
});

describe('a committed name that is touched', () => {
  it('is replaced by three new letters', () => {
    expect(press('lee', opened(draftOf(['KYJ', 'PJS']), 0))).toEqual(draftOf(['LEE', 'PJS']));
  });

  it('stays when nothing is typed', () => {
    expect(press('>', opened(draftOf(['KYJ', 'PJS']), 0))).toEqual(draftOf(['KYJ', 'PJS']));
  });

  it('loses its last letter by Backspace', () => {
    expect(columnsOf(press('<o', opened(draftOf(['KYJ']), 0))).names).toEqual(['KYO']);
  });

  it('opens as a text field when it is no name by letters', () => {
    expect(opened(draftOf(['Alexandra K.']), 0)).toMatchObject({ entry: 'longer', text: 'Alexandra K.' });
    expect(opened(draftOf(['최민']), 0).entry).toBe('longer');
  });

  it('commits what was half typed in another row', () => {
    expect(columnsOf(opened(press('ky', draftOf(['PJS'])), 0))).toMatchObject({
      names: ['PJS', 'KY'],
      at: 0,
    });
  });

  it('does not open while another row has a name that no game takes', () => {
    const draft = retyped(lengthened(draftOf(['KYJ'])), 'Alexandra Kim');
    expect(opened(draft, 0)).toMatchObject({ at: 1, text: 'Alexandra Kim' });
  });
});

describe('the order of a line-up', () => {
  it('changes by two names in each other’s place, the open row going with its name', () => {
    const draft = opened(draftOf(['KYJ', 'PJS', 'DOM']), 1);
    expect(columnsOf(swapped(draft, 1, 2))).toMatchObject({ names: ['KYJ', 'DOM', 'PJS'], at: 2 });
    expect(columnsOf(swapped(draft, 0, 1))).toMatchObject({ names: ['PJS', 'KYJ', 'DOM'], at: 0 });
  });

  it('has no place above the first and below the last', () => {
    const draft = draftOf(['KYJ', 'PJS']);
    expect(swapped(draft, 0, -1)).toBe(draft);
    expect(swapped(draft, 1, 2)).toBe(draft);
  });

  it('closes up when a name is removed', () => {
    expect(columnsOf(removed(press('le', draftOf(['KYJ', 'PJS'])), 0))).toMatchObject({
      ...{ names: ['PJS'], at: 1, text: 'LE' },
    });
    expect(removed(opened(draftOf(['KYJ', 'PJS']), 1), 1)).toEqual(draftOf(['KYJ']));
  });
});

describe('a name of the last game that was taken back', () => {
  const last = {
    format: 'ten-pin',
    follows: 'g000007-0a1b2c',
    names: ['KYJ', 'PJS', '김영준'],
    players: [4, 1, 2],
  } as const;
  const again = averaged(optioned(draftAgain(last), 1, 8), 2, 150);
  const backspaces = (draft: LineUpDraft, times: number): LineUpDraft => press('<'.repeat(times), draft);

  it('is the same person’s when it is typed again, with what was chosen for them', () => {
    expect(committed(takenBack(again))).toEqual(again);
    expect(committed(retyped(backspaces(again, 3), '김영준'))).toEqual(again);
    // Both last names, letter by letter.
    const one = backspaces(again, 6);
    expect([columnsOf(one).names, one.text]).toEqual([['KYJ'], 'P']);
    expect(committed(retyped(press('js', one), '김영준'))).toEqual(again);
  });

  it('is somebody new’s when another name was typed instead', () => {
    const other = committed(retyped(takenBack(again), '김영'));
    expect(columnsOf(other)).toMatchObject({
      were: [4, 1, null],
      averages: [undefined, undefined, undefined],
    });
    expect(columnsOf(added(other, '김영준')).were).toEqual([4, 1, null, null]);
    expect(columnsOf(press('eve', backspaces(again, 7))).were).toEqual([4, null]);
  });

  it('has no option that was chosen for another format', () => {
    const back = press('s', inFormat(backspaces(again, 5), 'no-tap'));
    expect([columnsOf(back).were, columnsOf(back).options]).toEqual([
      [4, 1],
      [undefined, undefined],
    ]);
  });
});

describe('an average', () => {
  const three = averaged(averaged(draftOf(['KIM', 'KIM', 'LEE']), 1, 180), 2, null);

  it('belongs to one name, even if two players share it', () => {
    expect(columnsOf(three).averages).toEqual([undefined, 180, null]);
    expect(averaged(three, 3, 150)).toBe(three);
  });

  it('stays with its name when the order changes or another one is removed', () => {
    expect(columnsOf(swapped(three, 0, 1))).toMatchObject({ averages: [180, undefined, null] });
    expect(columnsOf(removed(three, 0))).toMatchObject({ names: ['KIM', 'LEE'], averages: [180, null] });
  });

  it('stays while others come, and with a name that is opened and left as it was', () => {
    expect(columnsOf(added(three, 'PJS')).averages).toEqual([undefined, 180, null, undefined]);
    expect(columnsOf(press('pjs', three)).averages).toEqual([undefined, 180, null, undefined]);
    expect(columnsOf(press('>', opened(three, 1))).averages).toEqual([undefined, 180, null]);
  });

  it('is gone with a name that was typed over or taken back', () => {
    expect(columnsOf(press('pjs', opened(three, 1))).averages).toEqual([undefined, undefined, null]);
    expect(columnsOf(takenBack(three)).averages).toEqual([undefined, 180]);
  });
});

describe('an option of the format', () => {
  const three = optioned(draftOf(['KIM', 'KIM', 'LEE']), 1, 8);

  it('belongs to one name, even if two players share it', () => {
    expect(columnsOf(three).options).toEqual([undefined, 8, undefined]);
    expect(optioned(three, 3, 8)).toBe(three);
  });

  it('stays with its name when the order changes, another one is removed and others come', () => {
    expect(columnsOf(swapped(three, 0, 1)).options).toEqual([8, undefined, undefined]);
    expect(columnsOf(removed(three, 0))).toMatchObject({ names: ['KIM', 'LEE'], options: [8, undefined] });
    expect(columnsOf(press('pjs', added(three, 'MAX'))).options).toEqual([
      undefined,
      8,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is gone with a name that was typed over or taken back', () => {
    expect(columnsOf(press('pjs', opened(three, 1))).options).toEqual([undefined, undefined, undefined]);
    expect(columnsOf(takenBack(takenBack(takenBack(takenBack(three))))).options).toEqual([undefined]);
  });

  it('means nothing in another format, where all names and averages stay', () => {
    const rows = { names: ['KIM', 'KIM', 'LEE'], averages: [undefined, 180, undefined] };
    const other = inFormat(averaged(three, 1, 180), 'ten-pin');
    expect(columnsOf(other)).toMatchObject({ ...rows, options: [undefined, undefined, undefined] });
  });
});

describe('names as they will be shown', () => {
  it('give the second KIM a number', () => {
    expect(shownNames(draftOf(['KIM', 'LEE', 'KIM']).rows)).toEqual(['KIM', 'LEE', 'KIM 2']);
  });

  it('tell the number while the name is typed', () => {
    const draft = retyped(lengthened(draftOf(['최민서'])), '최민서');
    expect(numberedName(draft)).toBe('최민서 2');
    expect(numberedName(retyped(draft, '최민'))).toBeNull();
  });
});

describe('starting', () => {
  it('includes a half-typed name', () => {
    const draft = press('jo', draftOf(['KYJ']));
    expect(startNames(draft)).toEqual({ ok: true, value: ['KYJ', 'JO'] });
    expect(startCount(draft)).toBe(2);
  });

  it('is refused with nobody in the line-up', () => {
    expect(startNames(draftOf([]))).toEqual({ ok: false, error: { code: 'no-players' } });
  });

  it('is refused while a name is too long', () => {
    const draft = retyped(lengthened(draftOf(['KYJ'])), 'Alexandra Kim');
    expect(startNames(draft)).toMatchObject({ ok: false, error: { code: 'name-too-long', place: 2 } });
  });

  it('leaves names from elsewhere out that no game would take', () => {
    expect(columnsOf(draftOf(['KYJ', '', 'PJS'])).names).toEqual(['KYJ', 'PJS']);
  });
});
