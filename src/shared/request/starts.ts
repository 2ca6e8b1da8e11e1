import type { Example } from '../../model/media-type.ts';
import { emptyState, filled } from './edit.ts';
import type { RequestForm, RequestState } from './form.ts';

/** A named example with which a reader can fill in the form. */
export interface Start {
  readonly title: string;
  readonly state: RequestState;
}

/**
 * Lists the examples with which a form can be filled in: every example of every media type, with the examples of the
 * required parameters. The form then builds the same request as the sample on the page. If no media type has examples,
 * the list has at most one entry: the examples of the parameters alone.
 */
export function startsOf(form: RequestForm): readonly Start[] {
  const parameters = parameterValues(form);
  const several = form.bodies.filter(({ media }) => media.examples.length > 0).length > 1;
  const withBody = form.bodies.flatMap(({ media }, at) =>
    media.examples.map((example): Start => ({
      title: `${titleOf(example)}${several ? ` (${media.mediaType})` : ''}`,
      state: filled({ ...emptyState(form), media: at }, { ...parameters, body: example.value }),
    })),
  );
  if (withBody.length > 0 || Object.keys(parameters).length === 0) return withBody;
  return [{ title: 'Example', state: filled(emptyState(form), parameters) }];
}

function titleOf({ summary, name, generated }: Example): string {
  if (generated === true) return 'Generated example';
  return summary === '' ? name : summary;
}

/** Returns the example values of required parameters, by location and name. Samples print the same values. */
function parameterValues({ places }: RequestForm): Record<string, Record<string, unknown>> {
  const parameters = places.map(({ place, fields }) => [
    place,
    Object.fromEntries(
      fields
        .filter(({ required, parameter }) => (required || place === 'path') && parameter.example !== undefined)
        .map(({ name, parameter }) => [name, parameter.example]),
    ),
  ]) as readonly (readonly [string, Record<string, unknown>])[];
  return Object.fromEntries(parameters.filter(([, values]) => Object.keys(values).length > 0));
}
