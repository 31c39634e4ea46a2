import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function DescriptionAlerts() {
  return (
    <Alert severity="error" sx={{ width: '100%' }}>
      <AlertTitle>3 of 40 contacts weren’t imported</AlertTitle>
      Rows 7, 12, and 31 have no email address. Correct the file and import it again.
    </Alert>
  );
}
