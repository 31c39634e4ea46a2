import { useRef, useState } from 'react';
import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { Input } from '@mui/base/Input';

const cell =
  'w-9 rounded-lg border border-slate-500 bg-white py-2 text-center focus:outline focus:outline-2 focus:outline-offset-1 focus:outline-blue-500 dark:bg-slate-900';

const length = 6;

export default function OTPInput() {
  const [code, setCode] = useState<string[]>(Array(length).fill(''));
  const cells = useRef<(HTMLInputElement | null)[]>([]);

  const fill = (start: number, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length - start);
    if (!digits) {
      return;
    }
    setCode(code.map((digit, index) => digits[index - start] ?? digit));
    cells.current[Math.min(start + digits.length, length - 1)]?.focus();
  };

  const clear = (target: number) =>
    setCode(code.map((digit, index) => (index === target ? '' : digit)));

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      cells.current[event.key === 'ArrowLeft' ? index - 1 : index + 1]?.focus();
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      const target = code[index] ? index : Math.max(index - 1, 0);
      clear(target);
      cells.current[target]?.focus();
    }
  };

  return (
    <fieldset className="flex gap-1" dir="ltr">
      <legend className="mb-2 font-semibold">Code from the text message</legend>
      {code.map((digit, index) => (
        <Input
          key={index}
          value={digit}
          name="digit"
          aria-label={`Digit ${index + 1} of ${length}`}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          slotProps={{
            input: {
              className: cell,
              ref: (element: HTMLInputElement | null) => {
                cells.current[index] = element;
              },
              inputMode: 'numeric',
              onInput: (event: FormEvent<HTMLInputElement>) => {
                const text = event.currentTarget.value;
                if (text) {
                  fill(index, text.length > 1 ? text.replace(digit, '') : text);
                } else {
                  clear(index);
                }
              },
              onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
              onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, index),
              onPaste: (event: ClipboardEvent) => {
                event.preventDefault();
                fill(index, event.clipboardData.getData('text'));
              },
            },
          }}
        />
      ))}
    </fieldset>
  );
}
