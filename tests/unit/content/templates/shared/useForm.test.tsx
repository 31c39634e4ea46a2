/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { atMost, filled, findProblems } from '@site/content/templates/shared/rules';
import { useForm } from '@site/content/templates/shared/useForm';

type Values = { title: string; note: string };

const validate = (values: Values) =>
  findProblems(values, { title: [filled('Write a title.')], note: [atMost(5)] });

/** A form of two fields, whose requests wait for the test. `written` is in it before React is. */
function renderForm(written: Partial<Values> = {}) {
  const sent: Values[] = [];
  const answers: { accept: () => void; refuse: (error: unknown) => void }[] = [];
  function Form() {
    const { form, text, phase, failure } = useForm({
      initial: { title: '', note: '' },
      validate,
      send: (values) => {
        sent.push(values);
        return new Promise<void>((accept, refuse) => answers.push({ accept, refuse }));
      },
    });
    return (
      <form aria-label="Notes" {...form}>
        {(['title', 'note'] as const).map((name) => {
          const { error, helperText, ...field } = text(name, `About the ${name}`);
          return (
            <label key={name}>
              {name}
              <input {...field} aria-invalid={error} />
              <span>{helperText}</span>
            </label>
          );
        })}
        <p role="status">{failure || phase}</p>
      </form>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  for (const [name, value] of Object.entries(written)) {
    container.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value;
  }
  render(<Form />, { container, hydrate: true });
  return {
    sent,
    answer: (how: (answer: (typeof answers)[number]) => void) =>
      act(() => {
        answers.forEach(how);
        return Promise.resolve();
      }),
    field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: RegExp(name) }),
    write(name: string, value: string) {
      fireEvent.change(this.field(`^${name}`), { target: { value } });
    },
    submit: () => fireEvent.submit(screen.getByRole('form')),
    status: () => screen.getByRole('status').textContent,
  };
}

test('problems appear when the form is sent; the first one gets the focus, the rest is kept', () => {
  const form = renderForm();
  form.write('note', 'too long');
  expect(screen.queryByText(/^Use at most/)).toBeNull();
  form.submit();
  expect(document.activeElement).toBe(form.field('^title'));
  expect(screen.getByText('Write a title.')).toBeTruthy();
  expect(screen.getByText(/^Use at most 5/)).toBeTruthy();
  expect(form.field('^note').value).toBe('too long');
  expect(form.sent).toEqual([]);
});

test('a message goes when its field is right, and the hint returns', () => {
  const form = renderForm();
  form.submit();
  expect(screen.queryByText('About the title')).toBeNull();
  form.write('title', 'Tides');
  expect(screen.queryByText('Write a title.')).toBeNull();
  expect(screen.getByText('About the title')).toBeTruthy();
});

test('what is sent is trimmed, and so is what the field shows', () => {
  const form = renderForm();
  form.write('title', '  Tides ');
  form.submit();
  expect(form.sent).toEqual([{ title: 'Tides', note: '' }]);
  expect(form.field('^title').value).toBe('Tides');
});

test('a field of spaces is empty', () => {
  const form = renderForm();
  form.write('title', '   ');
  form.submit();
  expect(screen.getByText('Write a title.')).toBeTruthy();
});

test('a form that is being sent, is not sent again; after an answer, it can be', async () => {
  const form = renderForm();
  form.write('title', 'Tides');
  form.submit();
  form.submit();
  expect(form.sent).toHaveLength(1);
  expect(form.status()).toBe('sending');
  await form.answer(({ accept }) => accept());
  expect(form.status()).toBe('sent');
  form.submit();
  expect(form.sent).toHaveLength(2);
});

test('after success, the values are those that were sent', async () => {
  const form = renderForm();
  form.write('title', 'Tides');
  form.submit();
  form.write('title', 'Tides and moons');
  await form.answer(({ accept }) => accept());
  expect(form.field('^title').value).toBe('Tides');
});

test('a refusal is told with its reason, the values stay, and the next attempt clears it', async () => {
  const form = renderForm();
  form.write('title', 'Tides');
  form.submit();
  await form.answer(({ refuse }) => refuse(new Error('The list is full.')));
  expect(form.status()).toBe('The list is full.');
  expect(form.field('^title').value).toBe('Tides');
  form.submit();
  expect(form.status()).toBe('sending');
  expect(form.sent).toHaveLength(2);
});

test('a refusal without a reason for readers has a general one', async () => {
  const form = renderForm();
  form.write('title', 'Tides');
  form.submit();
  await form.answer(({ refuse }) => refuse('offline'));
  expect(form.status()).toBe('That didn’t work. Please try again.');
});

test('what was written while the page was loading is sent', () => {
  const form = renderForm({ title: 'Tides', note: 'low' });
  form.submit();
  expect(form.sent).toEqual([{ title: 'Tides', note: 'low' }]);
});
