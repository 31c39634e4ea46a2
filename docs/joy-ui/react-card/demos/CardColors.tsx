import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';

export default function CardColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Card variant="soft" color="primary">
        <CardContent>Boarding</CardContent>
      </Card>
      <Card variant="soft" color="success">
        <CardContent>On time</CardContent>
      </Card>
      <Card variant="soft" color="warning">
        <CardContent>Gate changed</CardContent>
      </Card>
      <Card variant="soft" color="danger">
        <CardContent>Canceled</CardContent>
      </Card>
    </Stack>
  );
}
