import { Button as BaseButton } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import { styled } from '@mui/system';

const Root = styled('button')<{ ownerState: ButtonOwnerState }>(({ ownerState }) => ({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: '0.5rem',
  background: ownerState.active ? '#0a3880' : '#1565c0',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: ownerState.disabled ? 'not-allowed' : 'pointer',
  opacity: ownerState.disabled ? 0.5 : 1,
  outline: ownerState.focusVisible ? '2px solid #3b8fe0' : undefined,
  outlineOffset: 2,
  '&:hover:not(:active)': { background: '#0d47a1' },
}));

const slots = { root: Root };

export default function BaseButtonTailwind() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <BaseButton slots={slots}>Print invoice</BaseButton>
      <BaseButton slots={slots} disabled>
        Send invoice
      </BaseButton>
    </div>
  );
}
