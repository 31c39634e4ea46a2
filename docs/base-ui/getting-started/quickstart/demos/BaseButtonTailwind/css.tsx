import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import './styles.css';

function look({ active, disabled, focusVisible }: ButtonOwnerState) {
  const color = active ? 'active' : '';
  const outline = focusVisible ? 'focused' : '';
  const faded = disabled ? 'faded' : '';
  return { className: `invoice ${color} ${outline} ${faded}` };
}

export default function BaseButtonTailwind() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button slotProps={{ root: look }}>Print invoice</Button>
      <Button slotProps={{ root: look }} disabled>
        Send invoice
      </Button>
    </div>
  );
}
