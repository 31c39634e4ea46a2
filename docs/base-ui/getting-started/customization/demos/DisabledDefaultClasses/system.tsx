import { useEffect, useRef, useState } from 'react';
import { Button as BaseButton } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
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

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function DisabledDefaultClasses() {
  const [withoutClasses, setWithoutClasses] = useState(true);
  const [html, setHtml] = useState('');
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => setHtml(ref.current?.className ?? ''), [withoutClasses]);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.75rem' }}>
      <label>
        <input
          type="checkbox"
          name="without"
          checked={withoutClasses}
          onChange={(event) => setWithoutClasses(event.target.checked)}
        />{' '}
        Without default classes
      </label>
      <ClassNameConfigurator disableDefaultClasses={withoutClasses}>
        <Button ref={ref} disabled focusableWhenDisabled>
          Archive order
        </Button>
      </ClassNameConfigurator>
      <output style={{ overflowWrap: 'anywhere' }}>class="{html}"</output>
    </div>
  );
}
