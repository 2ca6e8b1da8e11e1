import path from 'node:path';
import { expect, it } from 'vitest';
import { licencesOf } from '#scripts/downloads/licences.ts';
import { sharedFolder } from '../../own-folder.ts';

const { root, write } = sharedFolder();

it('tells the licence of each package once, with its text where it has one', () => {
  const module = (name: string, files: Readonly<Record<string, string>>): string => {
    for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
    return path.join(root, 'node_modules', name, 'dist/index.js');
  };
  const modules = [
    path.join(root, 'src/main.ts'),
    module('plain', { 'package.json': '{ "name": "plain", "version": "2.0.0", "license": "0BSD" }' }),
    module('@a/b', {
      'package.json': '{ "name": "@a/b", "version": "1.0.0", "license": "Apache-2.0" }',
      'LICENCE.md': 'The text.\n',
      NOTICE: 'By B.\n',
      'licenses.js': '',
    }),
    module('plain/node_modules/inner', { 'package.json': '{ "name": "inner", "version": "3.0.0" }' }),
    path.join(root, 'node_modules/plain/other.css'),
    '\0virtual:x',
  ];
  expect(licencesOf(modules).split(`\n\n${'-'.repeat(80)}\n\n`)).toEqual([
    '@a/b 1.0.0: Apache-2.0\n\nThe text.\n\nBy B.',
    'plain 2.0.0: 0BSD',
    'inner 3.0.0: licence unknown\n',
  ]);
});
