import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { isLanguage, type Language } from '../../src/text/language.ts';
import { STATISTICS_TEXT } from '../../src/text/statistics/statistics.ts';

/** Nouns that a text counts, in the plural. */
const MANY: Readonly<Record<Exclude<Language, 'ko'>, string>> = {
  en: 'games|players|bowlers|teams|pins|points|balls|frames|days|evenings|strikes|spares|pages|files|minutes|entries|lanes|scores|cells|rows|racks|copies|digits|characters|things|matches|lines|faults|leagues|sheets|codes|letters|months|orders',
  es: 'partidas|jugadores|equipos|bolos|puntos|bolas|cuadros|días|noches|strikes|spares|páginas|archivos|minutos|entradas|pistas|puntuaciones|celdas|filas|racks|restos|copias|cifras|caracteres|cosas|encuentros|líneas|errores|ligas|hojas|códigos|letras|meses|órdenes|conocidos|nuevas',
  de: 'Spiele|Spielen|Spielern|Teams|Pins|Punkte|Punkten|Würfe|Würfen|Frames|Tage|Tagen|Abende|Abenden|Strikes|Spares|Seiten|Dateien|Minuten|Einträge|Bahnen|Ergebnisse|Zellen|Zeilen|Racks|Reste|Resten|Kopien|Ziffern|Personen|Begegnungen|Ligen|Bögen|Codes|Buchstaben|Monate|Aufträge|fehlen',
};

/** Texts that are never written for one, and why. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'END_TEXT.tie': 'a tie has two players',
  'END_TEXT.firstPlaces': 'a chart leaves players out after the eighth',
  'END_TEXT.perfectHow': 'a perfect game has two strikes at least',
  'LEAGUE_FAULTS.team-too-large': 'a roster takes more than one bowler',
  'MATCH_SETUP_TEXT.anyTwo': 'two teams can be chosen of two at least',
  'SCOREBOARD_TEXT.nameOfNobody': 'the number stands for the name of a format',
  'LEGENDS_TEXT.foulTakes': 'a foul takes fifteen points',
  'SHEET_TEXT.legends.foulTakes': 'a foul takes fifteen points',
};

/** Answers 1 for every part that a text asks for, and 2 for a limit. */
const ones: unknown = new Proxy({}, { get: (_target, name) => (name === 'most' ? 2 : 1) });

function namesOf(text: object): readonly string[] {
  const [, names = ''] = /^\(?([^)=]*?)\)?\s*=>/u.exec(Function.prototype.toString.call(text)) ?? [];
  return names.split(',').map((name) => name.trim());
}

/** What a text says of one; empty where it needs more than numbers. */
function saidOfOne(text: object): string {
  const names = namesOf(text);
  const asked = [names.map((name) => (name === 'most' ? 2 : 1)), names.map(() => ones)];
  const said = asked.map((given) => {
    try {
      return String(Reflect.apply(text as (...given: unknown[]) => unknown, undefined, given));
    } catch {
      return '';
    }
  });
  return said.find((sentence) => sentence !== '' && !/undefined|NaN/u.test(sentence)) ?? '';
}

function textsIn(path: string, part: unknown): readonly (readonly [path: string, text: object])[] {
  if (typeof part === 'function') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => textsIn(`${path}.${name}`, inner));
}

const files = readdirSync(join(root, 'src/text'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/test(?:ing)?\.ts$/u.test(file),
);
const modules = await Promise.all(
  files.map((file) => import(join(root, 'src/text', file)) as Promise<Readonly<Record<string, object>>>),
);
const texts = modules
  .flatMap((module) => Object.entries(module))
  .filter(([, text]) => typeof text === 'object' && 'ko' in text)
  .flatMap(([name, text]) =>
    Object.entries(text).flatMap(([language, part]) =>
      isLanguage(language) && language !== 'ko'
        ? textsIn(name, part).map(([path, one]) => ({ language, path, said: saidOfOne(one) }))
        : [],
    ),
  );

test('one game, one pin and one day are never written in the plural, in any language', () => {
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.filter(({ language, path, said }) => {
    const plural = new RegExp(
      `(?<![\\d.,–/-])1 (?:(?:new|more|earlier|known|full|neue|weitere|frühere|bekannten|vollen) )?(?:${MANY[language]})(?!\\p{L})`,
      'u',
    );
    return !Object.hasOwn(NEVER_ONE, path) && plural.test(said);
  });
  expect(wrong).toEqual([]);
});

test('where only the newest game is counted, no text speaks of games', () => {
  expect(
    Object.entries(STATISTICS_TEXT).map(([language, text]) => `${language}: ${text.newestOnly(1)}`),
  ).toEqual([
    'en: Only the newest game is counted.',
    'es: Solo cuenta la partida más reciente.',
    'ko: 가장 최근 1게임만 셉니다.',
    'de: Nur das neueste Spiel zählt.',
  ]);
});
