import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

const Notice = styled('section')(({ theme }) => [
  theme.variants.soft.danger,
  { display: 'grid', gap: 16, padding: 24, borderRadius: theme.vars.radius.sm },
  applySoftInversion('danger')(theme),
]);

export default function ColorInversionAnyParentStyled() {
  return (
    <Notice aria-label="Payment">
      <Typography level="title-md">Payment failed</Typography>
      <Button>Use another card</Button>
    </Notice>
  );
}
