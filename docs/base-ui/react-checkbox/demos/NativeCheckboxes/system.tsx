import { useState } from 'react';
import { styled } from '@mui/system';

const Choice = styled('fieldset')`
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

const Part = styled(Row)`
  margin-inline-start: 2rem;
`;

const Box = styled('input')`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1px solid #7b8794;
  border-radius: 0.25rem;
  background: light-dark(#fff, #14181f);
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: #fff;
    clip-path: polygon(14% 44%, 0 60%, 40% 100%, 100% 18%, 84% 4%, 38% 68%);
    opacity: 0;
  }
  &:checked,
  &:indeterminate {
    background: #1565c0;
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }
  &:indeterminate::before {
    clip-path: inset(40% 0);
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const documents = ['Invoice', 'Packing list', 'Customs form'];

export default function NativeCheckboxes() {
  const [chosen, setChosen] = useState(['Invoice']);
  const mixed = chosen.length > 0 && chosen.length < documents.length;
  return (
    <Choice>
      <legend>Send with the order</legend>
      <Row>
        <Box
          ref={(element) => {
            if (element) {
              element.indeterminate = mixed;
            }
          }}
          type="checkbox"
          name="all-documents"
          checked={chosen.length === documents.length}
          onChange={(event) => setChosen(event.target.checked ? documents : [])}
        />
        All documents
      </Row>
      {documents.map((title) => (
        <Part key={title}>
          <Box
            type="checkbox"
            name="documents"
            value={title}
            checked={chosen.includes(title)}
            onChange={(event) =>
              setChosen(
                event.target.checked
                  ? [...chosen, title]
                  : chosen.filter((other) => other !== title),
              )
            }
          />
          {title}
        </Part>
      ))}
    </Choice>
  );
}
