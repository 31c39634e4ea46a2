import { useEffect, useRef, useState } from 'react';
import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
import './styles.css';

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
        <Button ref={ref} className="archive" disabled focusableWhenDisabled>
          Archive order
        </Button>
      </ClassNameConfigurator>
      <output style={{ overflowWrap: 'anywhere' }}>class="{html}"</output>
    </div>
  );
}
