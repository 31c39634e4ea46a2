import { useEffect, useRef, useState } from 'react';
import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';

const button =
  'rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

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
        <Button ref={ref} className={button} disabled focusableWhenDisabled>
          Archive order
        </Button>
      </ClassNameConfigurator>
      <output style={{ overflowWrap: 'anywhere' }}>class="{html}"</output>
    </div>
  );
}
