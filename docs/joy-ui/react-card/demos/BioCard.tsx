import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function BioCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 320, textAlign: 'center' }}>
      <CardContent sx={{ alignItems: 'center' }}>
        <Avatar size="lg">FK</Avatar>
        <Chip size="sm">Guide</Chip>
        <Typography level="title-lg" component="h3">
          Fatima Khan
        </Typography>
        <Typography level="body-sm">Leads bird walks along the coast since spring.</Typography>
      </CardContent>
      <CardActions buttonFlex="1">
        <Button variant="outlined">Message</Button>
        <Button>Follow</Button>
      </CardActions>
    </Card>
  );
}
