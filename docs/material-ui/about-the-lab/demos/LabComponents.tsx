import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';

export default function LabComponents() {
  const [isExporting, setIsExporting] = React.useState(false);

  React.useEffect(() => {
    if (!isExporting) {
      return undefined;
    }
    const timer = setTimeout(() => setIsExporting(false), 2000); // stands for the request
    return () => clearTimeout(timer);
  }, [isExporting]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <LoadingButton loading={isExporting} variant="outlined" onClick={() => setIsExporting(true)}>
        Export report
      </LoadingButton>
      <span role="status">{isExporting ? 'Exporting' : 'Ready'}</span>
    </Stack>
  );
}
