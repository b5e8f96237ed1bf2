// What Oxlint (.oxlintrc.json) has no rules for: custom elements, Lit's templates, and which part of src/ may import what.
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryRules } from './scripts/boundaries.js';

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [
      tseslint.configs.base,
      lit['flat/recommended'],
      wc['flat/recommended'],
      wc['flat/best-practice'],
    ],
    rules: {
      // LitElement always has its life-cycle methods.
      'wc/guard-super-call': 'off',
    },
  },
  boundaryRules,
);
