import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyTitleBody() {
  return (
    <Stack spacing={2}>
      <div>
        <Typography level="title-lg">Delivery</Typography>
        <Typography level="body-md">Thursday morning, before ten</Typography>
      </div>
      <div>
        <Typography level="title-md">Invoice</Typography>
        <Typography level="body-sm">Sent by email on the first of the month</Typography>
      </div>
    </Stack>
  );
}
