import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <LoadingButton loading variant="outlined">
        Import contacts
      </LoadingButton>
      <LoadingButton loading loadingIndicator="Checking…" variant="outlined">
        Check availability
      </LoadingButton>
      <LoadingButton loading loadingPosition="start" startIcon={<SaveIcon />} variant="outlined">
        Save timesheet
      </LoadingButton>
    </Stack>
  );
}
