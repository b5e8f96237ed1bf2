import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryRules } from './scripts/boundaries.js';

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = readonly(Object.getOwnPropertyNames(globalThis));
const pageGlobals = readonly([
  ...['window', 'document', 'customElements', 'location', 'history', 'navigator', 'gc'],
  ...['addEventListener', 'requestAnimationFrame', 'getComputedStyle', 'matchMedia'],
  ...['dispatchEvent', 'requestIdleCallback', 'PointerEvent', 'KeyboardEvent'],
]);

const length = (max) => ['error', { max, skipComments: true, skipBlankLines: true }];

/** The types say that `eql` and `equal` may return a promise; they only do so to compare DOM trees. */
const chaiCalls = [{ from: 'package', package: 'chai', name: 'Equal' }];

export default defineConfig(
  { ignores: ['dist/', 'site/', 'release/', 'coverage/', '.hosts/', 'test/conformance/*.json'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { 'max-lines': length(300), 'max-lines-per-function': length(45) },
  },
  {
    files: ['**/*.ts'],
    extends: [
      tseslint.configs.strictTypeChecked,
      lit['flat/recommended'],
      wc['flat/recommended'],
      wc['flat/best-practice'],
    ],
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'scripts/tsconfig.cli.json'] } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // With a default case, a switch is complete: the default has the type of the rest.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers in sentences are fine; anything else in a template is a mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Allows `return this.#stop()` in functions that return nothing.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // LitElement always has its life-cycle methods.
      'wc/guard-super-call': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-console': ['error', { allow: ['warn'] }],
      'no-control-regex': 'off', // NUL and escape tell charsets apart
    },
  },
  boundaryRules,
  {
    files: ['src/texts/languages/*.ts'],
    rules: { 'max-lines': 'off' }, // a table: one file for a translator
  },
  {
    files: ['test/**'],
    rules: {
      'max-lines-per-function': 'off', // a `describe` is a group of tests
      '@typescript-eslint/no-unused-expressions': 'off', // expect(x).to.be.true
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-misused-spread': 'off', // tests spread strings on purpose
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: chaiCalls }],
    },
  },
  {
    files: ['**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...nodeGlobals, ...pageGlobals } },
  },
);
