import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)`
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#5d6875, #97a3b2);
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;

  &.${buttonClasses.focusVisible} {
    outline: 3px solid light-dark(#1565c0, #6cb2f7);
    outline-offset: 3px;
  }
`;

export default function FocusRing() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button>Previous order</Button>
      <Button>Next order</Button>
    </div>
  );
}
