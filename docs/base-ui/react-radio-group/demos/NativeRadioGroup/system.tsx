import { useState } from 'react';
import { styled } from '@mui/system';

const Form = styled('form')`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`;

const Group = styled('fieldset')`
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Row = styled('label')`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2rem;
`;

const Radio = styled('input')`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1px solid #7b8794;
  border-radius: 50%;
  background: light-dark(#fff, #14181f);
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: #fff;
    opacity: 0;
  }
  &:checked {
    background: #1565c0;
  }
  &:checked::before {
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Save = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: 0.5rem;
  background: #1565c0;
  color: #fff;
  font: inherit;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Status = styled('p')`
  margin: 0;
`;

const deliveries = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, on the next day' },
  { value: 'pickup', label: 'Pickup at the warehouse' },
];

export default function NativeRadioGroup() {
  const [saved, setSaved] = useState('Nothing saved yet');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved: ${new FormData(event.currentTarget).get('delivery') as string}`);
      }}
    >
      <Group>
        <legend>Delivery of order 1042</legend>
        {deliveries.map(({ value, label }) => (
          <Row key={value}>
            <Radio type="radio" name="delivery" value={value} required />
            {label}
          </Row>
        ))}
      </Group>
      <Save type="submit">Save</Save>
      <Status role="status">{saved}</Status>
    </Form>
  );
}
