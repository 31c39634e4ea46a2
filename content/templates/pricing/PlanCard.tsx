import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Plant from './Plant';
import { formatPrice, priceOf } from './plans';
import type { Billing, Plan } from './plans';

interface PlanCardProps {
  plan: Plan;
  /** Its place among the plans, from the smallest. */
  size: number;
  billing: Billing;
  /** Whether it is the one for the reader's sensors. */
  fits: boolean;
  chosen: boolean;
  onChoose: () => void;
}

export default function PlanCard({ plan, size, billing, fits, chosen, onChoose }: PlanCardProps) {
  const { month, year } = priceOf(plan, billing);
  return (
    <Paper
      component="section"
      aria-label={plan.name}
      variant="outlined"
      sx={{
        p: 3,
        display: 'flex',
        flexDirection: 'column',
        borderWidth: 2,
        borderColor: fits ? 'primary.main' : 'divider',
      }}
    >
      <Plant size={size} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, minHeight: 32 }}>
        <Typography variant="h5" component="h2">
          {plan.name}
        </Typography>
        {fits && <Chip size="small" color="primary" label="Fits you" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {plan.purpose}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        <Box component="span" sx={{ typography: 'h4' }}>
          {formatPrice(Math.round(month))}
        </Box>{' '}
        a month
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
        {plan.price === 0 ? 'Free for good' : `${formatPrice(year)} in a year`}
      </Typography>
      <List dense sx={{ my: 1, flexGrow: 1 }}>
        {[`Up to ${plan.sensors} sensors`, ...plan.features].map((feature) => (
          <ListItem key={feature} disableGutters>
            <ListItemIcon sx={{ minWidth: 32, color: 'primary.main' }}>
              <CheckIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={feature} />
          </ListItem>
        ))}
      </List>
      <Button
        size="large"
        variant={fits ? 'contained' : 'outlined'}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        {chosen ? `${plan.name} is chosen` : `Choose ${plan.name}`}
      </Button>
    </Paper>
  );
}
