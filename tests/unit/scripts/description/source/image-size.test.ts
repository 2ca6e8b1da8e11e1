import { describe, expect, it } from 'vitest';
import { imageSize } from '#scripts/description/source/image-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])));
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

const FRAME = [0xff, 0xc2, 0, 17, 8, 0, 30, 0, 40, 3, ...zeros(9)];
const TURNED = [
  [0xff, 0xe1, 0, 36, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0],
].flat();

const box = (type: string, ...content: readonly (readonly number[])[]): readonly number[] => {
  const all = content.flat();
  const size = all.length + 8;
  return [size >> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255, ...bytes(type), ...all];
};
const ISPE = box('ispe', zeros(4), [0, 0, 0, 40, 0, 0, 0, 30]);
const avif = (...properties: readonly (readonly number[])[]): Uint8Array =>
  bytes(box('ftyp', [...bytes('avif')], zeros(4)), box('meta', zeros(4), box('iprp', box('ipco', ...properties))));

/** The first bytes of files of 40 by 30 pixels. */
const FILES: readonly (readonly [name: string, given: Uint8Array])[] = [
  ['PNG', bytes([0x89], 'PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 40, 0, 0, 0, 30])],
  ['GIF', bytes('GIF89a', [40, 0, 30, 0])],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...FRAME])],
  ['WebP with loss', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [40, 0, 30, 0])],
  ['WebP without loss', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 39, 0x40, 7, 0])],
  ['extended WebP', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [39, 0, 0, 29, 0, 0])],
  ['AVIF', avif(ISPE)],
  ['SVG with a size', bytes('<?xml version="1.0"?><!-- <svg> --><svg width="40" height="30px">')],
  ['SVG with a box', bytes('<svg viewBox="0 0 40 30" width="100%"/>')],
  ['SVG with a box and one side', bytes('<svg viewBox="0,0,4,3" width="40">')],
];

describe('imageSize', () => {
  it.each(FILES)('reads %s', (_, given) => expect(imageSize(given)).toEqual({ width: 40, height: 30 }));

  it('reads an AVIF of many sizes without delay', () =>
    expect(imageSize(avif(...Array.from({ length: 10_000 }, () => ISPE)))).toBeUndefined());

  it('turns a photograph as its camera was', () =>
    expect(imageSize(bytes([0xff, 0xd8], TURNED, FRAME))).toEqual({ width: 30, height: 40 }));

  it.each([
    ['nothing', bytes()],
    ['a text', bytes('An image, honestly.')],
    ['a PNG that was cut off', bytes([0x89], 'PNG\r\n')],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
    ['an SVG without a size', bytes('<svg width="100%">')],
    ['a picture of Apple', Uint8Array.from(avif(ISPE), (byte, index) => (index === 8 ? 0x68 : byte))],
    ['an SVG that never ends', bytes(`<svg ${'a="'.repeat(100_000)}`)],
    ['an SVG of comments', bytes('<!--'.repeat(100_000))],
    ['a JPEG of nothing', bytes([0xff, 0xd8], zeros(1_000_000))],
    ['a GIF of no size', bytes('GIF89a', [0, 0, 0, 0])],
  ])('does not read %s', (_, given) => expect(imageSize(given)).toBeUndefined());
});
