import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)`
  padding: 0.5rem 1rem;
  border: 2px solid currentcolor;
  border-radius: 0.5rem;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  background: light-dark(#d6e9fb, #133c63);
  color: light-dark(#0d3d75, #e3f0fd);

  &.reject {
    background: light-dark(#fde0e0, #5c1a1a);
    color: light-dark(#8a1c1c, #ffe3e3);
  }
  &.${buttonClasses.focusVisible} {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
`;

export default function ColorContrast() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button>Approve</Button>
      <Button className="reject">Reject</Button>
    </div>
  );
}
