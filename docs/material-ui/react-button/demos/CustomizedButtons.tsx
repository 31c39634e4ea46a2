import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { teal } from '@mui/material/colors';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: 2,
  },
}));

const ApproveButton = styled(Button)(({ theme }) => ({
  color: '#fff',
  backgroundColor: teal[700],
  '&:hover': { backgroundColor: teal[900] },
  ...theme.applyStyles('dark', {
    color: teal[900],
    backgroundColor: teal[100],
    '&:hover': { backgroundColor: teal[200] },
  }),
}));

export default function CustomizedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="outlined">Ask for review</PillButton>
      <ApproveButton variant="contained">Approve invoice</ApproveButton>
    </Stack>
  );
}
