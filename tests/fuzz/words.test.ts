import { hostileDescription, hostileGuides } from './arbitraries/descriptions.ts';
import { expectHarmless } from './harmless.ts';

expectHarmless('hostile words in a description', hostileDescription, 300);
expectHarmless('hostile guides', hostileGuides, 100);
