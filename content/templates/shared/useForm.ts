import * as React from 'react';
import { flushSync } from 'react-dom';
import { trimTexts } from './rules';
import type { FormValues, Problems } from './rules';

interface FormOptions<Values extends FormValues> {
  initial: Values;
  validate: (values: Values) => Problems<Values>;
  /** Sends values that are trimmed and valid. Throws an Error whose message is for the reader. */
  send: (values: Values) => Promise<void> | void;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/** Returns the values that the fields of a form show. Those without a field stay as they are. */
function readForm<Values extends FormValues>(form: HTMLFormElement, values: Values): Values {
  const read = Object.entries(values).map(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      return [name, field.checked];
    }
    return [name, field && 'value' in field ? String(field.value) : value];
  });
  return Object.fromEntries(read) as Values;
}

/**
 * The state of a form. Problems appear when the form is sent: the first field with one gets the
 * focus, and its message goes when the field is right. While the form is being sent, it can't be
 * sent again.
 */
export function useForm<Values extends FormValues>({
  initial,
  validate,
  send,
}: FormOptions<Values>) {
  const [values, setValues] = React.useState(initial);
  const [marked, setMarked] = React.useState<string[]>([]);
  const [phase, setPhase] = React.useState<'editing' | 'sending' | 'sent'>('editing');
  const [failure, setFailure] = React.useState('');
  // State changes with the next rendering, too late for a double click.
  const busy = React.useRef(false);
  const element = React.useRef<HTMLFormElement>(null);
  const problems = validate(trimTexts(values));

  // What was written while the page was loading, before React followed it.
  React.useEffect(() => {
    const { current: form } = element;
    if (form) {
      setValues((current) => readForm(form, current));
    }
  }, []);

  const problemOf = (name: string) => (marked.includes(name) ? problems[name] : undefined);

  const change = (name: keyof Values, value: string | boolean) =>
    setValues((current) => ({ ...current, [name]: value }));

  async function sendOnce(checked: Values) {
    busy.current = true;
    setPhase('sending');
    try {
      await send(checked);
      // What was sent, even if the reader has written on in the meantime.
      setValues(checked);
      setPhase('sent');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That didn’t work. Please try again.');
      setPhase('editing');
    } finally {
      busy.current = false;
    }
  }

  return {
    values,
    phase,
    failure,
    change,

    /** Props of the `form` element. `post` keeps the values out of the address until scripts run. */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (busy.current) {
          return;
        }
        flushSync(() => {
          setValues(trimTexts(values));
          setMarked(Object.keys(problems));
          setFailure('');
        });
        const fault = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (fault) {
          fault.focus();
        } else {
          void sendOnce(trimTexts(values));
        }
      },
    },

    /** Props of a `TextField`. The hint is shown while the field has no problem. */
    text: (name: NamesOf<Values, string>, hint?: string) => ({
      name,
      value: values[name],
      error: problemOf(name) !== undefined,
      helperText: problemOf(name) ?? hint,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),

    /** Props of a `Checkbox`. It shows no text: its problem is that of `problemOf`. */
    box: (name: NamesOf<Values, boolean>) => ({
      name,
      checked: Boolean(values[name]),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => change(name, event.target.checked),
    }),

    problemOf,
  };
}
