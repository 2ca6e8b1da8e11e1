import { scriptToolchain } from './script.ts';

/** Debian's own Python, the one that its package of `requests` belongs to. */
const PYTHON = '/usr/bin/python3';

export const python = scriptToolchain({
  language: 'python',
  packages: ['python3', 'python3-requests'],
  version: [
    PYTHON,
    '-c',
    'import platform, requests; print("Python", platform.python_version(), "requests", requests.__version__)',
  ],
  file: 'sample.py',
  command: [PYTHON],
  printResult: (marker) => `\nimport json\n\nprint("\\n${marker}")\nprint(json.dumps(result))\n`,
});
