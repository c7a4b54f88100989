import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['dist/', 'coverage/', 'node_modules/']},
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      'no-restricted-syntax': [
        'error',
        {selector: 'ExportDefaultDeclaration', message: 'Named exports only.'},
      ],
    },
  },
  {
    files: ['vite.config.ts', 'vitest.config.ts', 'build/rolldown.config.ts'],
    rules: {'no-restricted-syntax': 'off'},
  },
);
