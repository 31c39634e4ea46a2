import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';

export default function LabComponents() {
  const [isExporting, setIsExporting] = React.useState(false);
  const statusRef = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (!isExporting) {
      return undefined;
    }
    const timer = setTimeout(() => setIsExporting(false), 2000); // stands for the request
    return () => clearTimeout(timer);
  }, [isExporting]);

  function exportReport() {
    setIsExporting(true);
    statusRef.current?.focus(); // the button is about to be disabled
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <LoadingButton loading={isExporting} variant="outlined" onClick={exportReport}>
        Export report
      </LoadingButton>
      <span ref={statusRef} tabIndex={-1} role="status">
        {isExporting ? 'Exporting' : 'Ready'}
      </span>
    </Stack>
  );
}
