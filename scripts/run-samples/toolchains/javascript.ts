import { scriptToolchain } from './script.ts';

/** The Node.js that runs this. */
export const javascript = scriptToolchain({
  language: 'javascript',
  packages: [],
  version: [process.execPath, '-p', '`Node.js ${process.versions.node}`'],
  file: 'sample.mjs',
  command: [process.execPath],
  printResult: (marker) => `console.log('${marker}');\nconsole.log(JSON.stringify(result));\n`,
});
