/** HTML in a description: what is given, and what a page, its Markdown and the search show. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { toProse } from '#scripts/compile/prose/description.ts';
import { markdownPage } from '#scripts/build/markdown/markdown-page.ts';
import { createLinks } from '#scripts/build/markdown/links.ts';
import type { ReferencePage } from '#src/model/page.ts';
import { ContentViews } from '#src/content/content-views.ts';
import { Inline } from '#src/content/Content.tsx';
import { textOf } from '#src/shared/content/visitor.ts';
import * as views from '#src/content/content-views.ts';

it('x', () => { console.log(Object.keys(views), renderToStaticMarkup, createElement, markdownPage, createLinks, ContentViews, Inline, toProse, textOf, {} as ReferencePage, describe, expect); });
