/** One fault a line, with the number that the compiler must give it. */
const FAULTS: Readonly<Record<string, string>> = {
  'export const nothing: number = null;': 'TS2322',
  'export const anything = (value) => value;': 'TS7006',
  'export const text: string = Number("7");': 'TS2322',
  'export const beyond: number = [7, 3].slice()[2];': 'TS2322',
  'export const optional: { readonly pins?: number } = { pins: undefined };': 'TS2375',
  'export class Tenth extends Map { clear(): void { return; } }': 'TS4114',
  'export function half(pins: number): number | undefined { if (pins > 0) return pins; }': 'TS7030',
  'export function say(pins: number): void { switch (pins) { case 1: half(1); case 2: half(2); } }': 'TS7029',
  'export const undeclared = (pins: Record<string, number>): number | undefined => pins.first;': 'TS4111',
  'const unused = 7;': 'TS6133',
  'export function ignore(pins: number): void { return; }': 'TS6133',
  'import "./not-there.ts";': 'TS2882',
  'export enum Sign { Strike, Spare }': 'TS1294',
  'export const caught = (): string => { try { return ""; } catch (error) { return error.message; } };':
    'TS18046',
  'export const missing: { readonly pins: number } = {};': 'TS2741',
};

/** A global of browsers and one of Node; using it is a fault in folders without it. */
const GLOBALS = { dom: 'export const page = document.title;', node: 'export const own = process.pid;' };
const WALLS = { dom: 'TS2584', node: 'TS2591' };
export type Global = keyof typeof GLOBALS;

const COMPONENT = `<script setup lang="ts">
const { pins } = defineProps<{ pins: number }>();
const text: string = pins;
</script>
<template><p :title="text">{{ pins.nowhere }}</p></template>
`;

const USER = `<script setup lang="ts">
import Fault from './Fault.vue';
</script>
<template><Fault pins="7" /><Fault /></template>
`;

/** The files of faults that a folder gets. */
export function typeFaultsIn(folder: string, components: boolean): Readonly<Record<string, string>> {
  return {
    [`${folder}/faults.ts`]: `${Object.keys(FAULTS).join('\n')}\n`,
    [`${folder}/dom.ts`]: `${GLOBALS.dom}\n`,
    [`${folder}/node.ts`]: `${GLOBALS.node}\n`,
    ...(components ? { [`${folder}/Fault.vue`]: COMPONENT, [`${folder}/User.vue`]: USER } : {}),
  };
}

/** What its compiler must find there, as `file:line code`, where these globals are known. */
export function typeFaultsToFind(
  folder: string,
  components: boolean,
  known: readonly Global[],
): readonly string[] {
  const strangers = (['dom', 'node'] as const).filter((name) => !known.includes(name));
  return [
    ...Object.values(FAULTS).map((code, index) => `faults.ts:${String(index + 1)} ${code}`),
    ...strangers.map((name) => `${name}.ts:1 ${WALLS[name]}`),
    ...(components
      ? ['Fault.vue:3 TS2322', 'Fault.vue:5 TS2339', 'User.vue:4 TS2322', 'User.vue:4 TS2345']
      : []),
  ]
    .map((fault) => `${folder}/${fault}`)
    .toSorted();
}
