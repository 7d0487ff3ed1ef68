import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCode, Output } from '../test/command.ts';
import { compilation, type Project } from './projects.ts';

/** One fault a line, with the number that its compiler must give it. */
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
export type Global = keyof typeof GLOBALS;

const COMPONENT = `<script setup lang="ts">
const { pins } = defineProps<{ pins: number }>();
const text: string = pins;
</script>
<template><p :title="text">{{ pins.nowhere }}</p></template>
`;

/** The faults to expect in a folder with these globals, as `file:line code`. */
export function faultsToFind(components: boolean, known: readonly Global[]): readonly string[] {
  const lines = Object.values(FAULTS).map((code, index) => `faults.ts:${String(index + 1)} ${code}`);
  const walls: Readonly<Record<Global, string>> = { dom: 'TS2584', node: 'TS2591' };
  const strangers = (Object.keys(GLOBALS) as Global[])
    .filter((name) => !known.includes(name))
    .map((name) => `${name}.ts:1 ${walls[name]}`);
  return [
    ...lines,
    ...strangers,
    ...(components ? ['Fault.vue:3 TS2322', 'Fault.vue:5 TS2339'] : []),
  ].toSorted();
}

/** The faults that a project's own compiler finds, with the project's options, in files made of faults. */
export async function findPlanted(
  project: Project,
  checkout: string,
  components: boolean,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const files = {
      'faults.ts': Object.keys(FAULTS).join('\n'),
      'dom.ts': GLOBALS.dom,
      'node.ts': GLOBALS.node,
      ...(components ? { 'Fault.vue': COMPONENT } : {}),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
    const config = { extends: join(checkout, project.file), files: Object.keys(files), include: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const said = new Output();
    await exitCode(
      process.execPath,
      compilation({ ...project, file: join(folder, 'tsconfig.json') }, checkout),
      { cwd: folder },
      said,
    );
    return [...said.read().matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gmu)]
      .map(([, file = '', line = '', code = '']) => `${file}:${line} ${code}`)
      .toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
