import { dirname, join, resolve } from 'node:path';
import type { Blocks, Question } from '#src/model/gap.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import type { Location, Problem } from '../../cli/problem.ts';
import { DISK, fileText } from './file-reader.ts';
import { parseYaml, settingsProblems } from './yaml.ts';

/**
 * The values of `blocks`, which states what an open question blocks (see `Question` in `src/model/gap.ts`). The most
 * serious is first.
 */
export const BLOCKS: readonly Blocks[] = ['money', 'payment', 'launch', 'operation'];

const text = (description: string) => ({ type: 'string', pattern: '\\S', description }) as const;

/** JSON Schema (draft 7) of `questions.yaml`. */
export const QUESTIONS_SCHEMA = {
  title: 'Questions that only the provider can answer',
  type: ['object', 'null'],
  additionalProperties: false,
  patternProperties: {
    '^[a-z\\d]+(-[a-z\\d]+)*$': {
      type: 'object',
      description: 'A question, by the id that `x-question` and `<Ask id>` refer to.',
      required: ['question', 'blocks'],
      additionalProperties: false,
      if: { anyOf: [{ required: ['answer'] }, { required: ['answered'] }] },
      then: { required: ['answer', 'answered'] },
      properties: {
        question: text('The question as a reader would ask it; names of the API in backticks.'),
        blocks: {
          enum: BLOCKS,
          description:
            'What the open question blocks: `money` if a wrong guess can lose money, `payment` if no payment can be made, `launch`, or `operation`.',
        },
        meanwhile: text('What readers can do until it is answered, in a sentence or two of Markdown.'),
        answer: text('The answer of the provider; it removes the question from the pages.'),
        answered: { type: 'string', format: 'date', description: 'Day of the answer, such as `2026-03-31`.' },
      },
    },
  },
} as const;

/** The questions in `questions.yaml`, with their source locations. */
export interface QuestionSources {
  /**
   * Questions in file order. Undefined without `questions.yaml`: then `x-question` contains the text of each question.
   */
  readonly questions?: readonly (Question & { readonly location: Location })[];
  readonly problems: readonly Problem[];
}

/** Returns the path of `questions.yaml`, beside the description. */
export const questionsFile = (openapi: string): string => join(dirname(resolve(openapi)), 'questions.yaml');

/** Reads `questions.yaml` beside a description. */
export async function readQuestions(openapi: string, files = DISK): Promise<QuestionSources> {
  const file = questionsFile(openapi);
  const source = await fileText(file, files);
  if (source === undefined) return { problems: [] };
  const yaml = parseYaml(source, file);
  const questions = Object.entries(asRecord(yaml.value)).map(([id, node]) => {
    const { question, blocks, meanwhile, answer, answered } = asRecord(node);
    return {
      id,
      text: asText(question).trim(),
      blocks: BLOCKS.find((one) => one === blocks) ?? 'operation',
      meanwhile: asText(meanwhile),
      ...(asText(answer) === '' ? {} : { answer: { text: asText(answer).trim(), day: asText(answered) } }),
      location: yaml.locate([id], true),
    };
  });
  return { questions, problems: settingsProblems(yaml, QUESTIONS_SCHEMA, 'questions') };
}
