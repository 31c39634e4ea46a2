import { useState } from 'react';
import { styled } from '@mui/system';

const Form = styled('form')`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`;

const Group = styled('fieldset')`
  margin: 0;
  padding: 0;
  border: 0;
`;

const Star = styled('label')`
  position: relative;
  display: inline-block;
  border-radius: 0.375rem;
  color: light-dark(#9a6700, #f2b83c);
  &:has(:focus-visible) {
    outline: 2px solid #3b8fe0;
  }
`;

const Input = styled('input')`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Icon = styled('svg')`
  display: block;
  width: 2.25rem;
  height: 2.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  label:has(:checked) > &,
  label:has(~ label :checked) > & {
    fill: currentColor;
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

const star = 'M12 3l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17l-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z';

export default function RadioRating() {
  const [saved, setSaved] = useState('Nothing saved yet');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved: ${new FormData(event.currentTarget).get('packaging') as string} of 5`);
      }}
    >
      <Group>
        <legend>Packaging of order 1042</legend>
        {[1, 2, 3, 4, 5].map((value) => (
          <Star key={value}>
            <Input
              type="radio"
              name="packaging"
              value={value}
              aria-label={value === 1 ? '1 star' : `${value} stars`}
              required
            />
            <Icon viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </Icon>
          </Star>
        ))}
      </Group>
      <Save type="submit">Save</Save>
      <Status role="status">{saved}</Status>
    </Form>
  );
}
