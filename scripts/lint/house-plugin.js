// @ts-check
/** The house's own rules, for both linters. */
import { dirname, join, matchesGlob, relative } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { zones } from './arrows.js';

const root = join(import.meta.dirname, '../..');

/** @type {import('eslint').Rule.RuleModule} */
const arrows = {
  meta: { type: 'problem' },
  create(context) {
    const file = fromRoot(context.filename);
    const here = zones.filter(({ target }) => isIn(file, target));
    if (here.length === 0) return {};
    /** @param {{ source?: import('estree').Node | null | undefined }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.'))
        return;
      const imported = fromRoot(join(dirname(context.filename), source.value));
      if (here.some((zone) => isForbidden(imported, zone)))
        context.report({ node: source, message: 'This arrow is not in the house (ARCHITECTURE.md).' });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/**
 * @param {string} file
 * @returns {string} its path from the root, with slashes
 */
function fromRoot(file) {
  return relative(root, file).replaceAll('\\', '/');
}

/**
 * @param {string} file
 * @param {string} place a file, a folder or a glob
 */
function isIn(file, place) {
  return file === place || file.startsWith(`${place}/`) || matchesGlob(file, place);
}

/**
 * @param {string} imported
 * @param {import('./arrows.js').Zone} zone
 */
function isForbidden(imported, { from, except = [] }) {
  return isIn(imported, from) && !except.some((place) => isIn(imported, `${from}/${place}`));
}

/** The fast linter has no rule like this one of ESLint. */
const noRestrictedSyntax = builtinRules.get('no-restricted-syntax');
if (noRestrictedSyntax === undefined) throw new Error('ESLint no longer has no-restricted-syntax.');

export default {
  meta: { name: 'house' },
  rules: { arrows, 'no-restricted-syntax': noRestrictedSyntax },
};
