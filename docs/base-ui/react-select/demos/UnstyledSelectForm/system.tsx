import { useId, useRef, useState } from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const Button = styled('button')`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  width: 13rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  text-align: start;

  &::after {
    content: '▾' / '';
  }
  &.${selectClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Listbox = styled('ul')`
  box-sizing: border-box;
  width: 13rem;
  max-height: 15rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  overflow: auto;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const Popup = styled('div')`
  z-index: 1;
`;

const Option = styled(BaseOption)`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;

  &.${optionClasses.selected} {
    background: light-dark(#d6e9fb, #133c63);
  }
  &.${optionClasses.highlighted} {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
`;

const Form = styled('form')`
  display: grid;
  gap: 0.5rem;
`;

const Submit = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: 0.5rem;
  background: #1565c0;
  color: #fff;
  font: inherit;
`;

const slots = { root: Button, listbox: Listbox, popup: Popup };

export default function UnstyledSelectForm() {
  const [sent, setSent] = useState('Nothing sent yet');
  const id = useId();
  const select = useRef<HTMLButtonElement>(null);
  return (
    <Form
      onInvalidCapture={(event) => {
        event.preventDefault();
        setSent('Choose a warehouse first');
        select.current?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${new FormData(event.currentTarget).get('warehouse') as string}`);
      }}
    >
      <label htmlFor={id}>Warehouse</label>
      <Select ref={select} slots={slots} id={id} name="warehouse" required placeholder="Choose one">
        <Option value="lagos">Lagos</Option>
        <Option value="osaka">Osaka</Option>
        <Option value="porto">Porto</Option>
      </Select>
      <Submit type="submit">Move stock</Submit>
      <p role="status">{sent}</p>
    </Form>
  );
}
