import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';

function look({ active, disabled, focusVisible }: ButtonOwnerState) {
  const color = active ? 'bg-blue-900' : 'bg-blue-700 hover:bg-blue-800';
  const outline = focusVisible ? 'outline outline-2 outline-offset-2 outline-blue-500' : '';
  const faded = disabled ? 'cursor-not-allowed opacity-50' : '';
  return {
    className: `rounded-lg px-4 py-2 font-semibold text-white ${color} ${outline} ${faded}`,
  };
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
