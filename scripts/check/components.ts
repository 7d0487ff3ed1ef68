import { join } from 'node:path';
import {
  createParsedCommandLine,
  createVueLanguagePlugin,
  forEachEmbeddedCode,
  shouldReportDiagnostics,
  SourceMap,
  type CodeInformation,
  type VueVirtualCode,
} from '@vue/language-core';
import ts from 'typescript';
import { root } from '../../drive/runtime.ts';

/** A component as TypeScript, which compilers that know no components can read. */
export interface TypedComponent {
  readonly typescript: string;
  /** The place in the component of what a tool found in its TypeScript; null for what no author wrote. */
  readonly placeOf: (start: number, end: number, code: string) => Place | null;
}

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly inScript: boolean;
}

type Reader = (file: string, source: string) => TypedComponent;

/** Reads components the way vue-tsc does, with the options of a room. */
export function componentReader(): Reader {
  const config = join(root, 'src/renderer/tsconfig.json').replaceAll('\\', '/');
  const { options, vueOptions } = createParsedCommandLine(ts, ts.sys, config);
  const plugin = createVueLanguagePlugin<string>(ts, options, vueOptions, (id) => id);
  return (file, source) => {
    const component = plugin.createVirtualCode?.(file, 'vue', ts.ScriptSnapshot.fromString(source), {
      getAssociatedScript: () => undefined,
    });
    if (component === undefined) throw new Error(`${file} is no component`);
    return typed(component, source);
  };
}

function typed(component: VueVirtualCode, source: string): TypedComponent {
  const script = [...forEachEmbeddedCode(component)].find(({ id }) => id === 'script_ts');
  if (script === undefined) throw new Error(`${component.fileName} has no script in TypeScript`);
  const { snapshot, mappings } = script;
  const map = new SourceMap<CodeInformation>(mappings);
  const isInScript = (at: number): boolean =>
    [component.ir.script, component.ir.scriptSetup].some(
      (block) => block !== undefined && at >= block.startTagEnd && at < block.endTagStart,
    );
  return {
    typescript: snapshot.getText(0, snapshot.getLength()),
    placeOf: (start, end, code) => {
      const report = (data: CodeInformation): boolean => shouldReportDiagnostics(data, 'ts', code);
      for (const [at] of map.toSourceRange(start, end, true, report))
        return { ...placeAt(source, at), inScript: isInScript(at) };
      return null;
    },
  };
}

/** The line and column, both from 1. */
export function placeAt(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
