import { useRef, useState } from 'react';
import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Group = styled('fieldset')`
  display: flex;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled('legend')`
  margin-bottom: 0.5rem;
  padding: 0;
  font-weight: 600;
`;

const Input = styled(BaseInput)`
  & .${inputClasses.input} {
    box-sizing: border-box;
    width: 2.25rem;
    padding: 0.5rem 0;
    border: 1px solid #7b8794;
    border-radius: 0.5rem;
    background: light-dark(#fff, #14181f);
    color: inherit;
    font: inherit;
    text-align: center;
  }
  & .${inputClasses.input}:focus {
    outline: 2px solid #3b8fe0;
    outline-offset: 1px;
  }
`;

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
    <Group dir="ltr">
      <Legend>Code from the text message</Legend>
      {code.map((digit, index) => (
        <Input
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
    </Group>
  );
}
