import { useRef, useState } from 'react';
import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

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
    <fieldset className="group" dir="ltr">
      <legend className="legend">Code from the text message</legend>
      {code.map((digit, index) => (
        <Input
          className="cell"
          key={index}
          value={digit}
          name="digit"
          aria-label={`Digit ${index + 1} of ${length}`}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          slotProps={{
            input: {
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
