import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)`
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: #1565c0;
  color: #fff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: #0d47a1;
  }
  &.${buttonClasses.active} {
    background: #0a3880;
  }
  &.${buttonClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  &.${buttonClasses.disabled} {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export default function BaseButtonMuiSystem() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button>Save draft</Button>
      <Button sx={{ width: { xs: '100%', sm: 'auto' }, borderRadius: 8 }}>Publish</Button>
    </div>
  );
}
