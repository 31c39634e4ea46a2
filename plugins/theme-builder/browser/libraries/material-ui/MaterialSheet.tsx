import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Favorite from '@mui/icons-material/Favorite';
import { useTheme } from '@mui/material/styles';
import type { SheetProps } from '../../state/useLibrary';

type RoleName = 'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success';

/** Text variants that the sheet shows: the variants that apps use most. */
const TEXTS = ['h4', 'h6', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const;
const SEVERITIES = ['error', 'warning', 'info', 'success'] as const;
const ROW = { flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
const ROWS = [
  ['Lisbon', 128],
  ['Osaka', 96],
] as const;

function Buttons({ colors }: { colors: readonly string[] }) {
  return (
    <>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Stack key={variant} direction="row" sx={ROW}>
          {colors.map((color) => (
            // Custom colors are in the theme, but not in the library's types here.
            <Button key={color} variant={variant} color={color as RoleName}>
              {color}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} className="Mui-focusVisible">
            focused
          </Button>
        </Stack>
      ))}
      <Stack direction="row" sx={ROW}>
        {colors.map((color) => (
          <Chip key={color} label={color} color={color as RoleName} />
        ))}
        <Chip label="outlined" variant="outlined" color="primary" />
        <Chip label="default" />
      </Stack>
    </>
  );
}

function Inputs({ id }: { id: string }) {
  return (
    <>
      <Stack direction="row" sx={ROW}>
        <TextField id={`${id}-text`} label="TextField" defaultValue="Lisbon" />
        <TextField
          id={`${id}-error`}
          label="error"
          defaultValue="Osaka"
          error
          helperText="helperText"
        />
        <TextField id={`${id}-focused`} label="focused" defaultValue="Lima" focused />
        <TextField id={`${id}-filled`} label="filled" variant="filled" defaultValue="Oslo" />
      </Stack>
      <Stack direction="row" sx={ROW}>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Checkbox" />
        <FormControlLabel control={<Checkbox />} label="unchecked" />
        <FormControlLabel control={<Radio checked readOnly />} label="Radio" />
        <FormControlLabel control={<Switch defaultChecked />} label="Switch" />
      </Stack>
      <Stack direction="row" sx={{ ...ROW, gap: 3 }}>
        <Slider aria-label="Slider" defaultValue={40} sx={{ inlineSize: 160 }} />
        <ToggleButtonGroup exclusive value="day" color="primary" aria-label="ToggleButtonGroup">
          <ToggleButton value="day">day</ToggleButton>
          <ToggleButton value="week">week</ToggleButton>
        </ToggleButtonGroup>
        <Fab size="medium" color="secondary" aria-label="Fab">
          <Add />
        </Fab>
        <IconButton aria-label="IconButton" color="primary">
          <Favorite />
        </IconButton>
        <Badge badgeContent={4} color="error">
          <Avatar>MU</Avatar>
        </Badge>
      </Stack>
    </>
  );
}

function Surfaces() {
  return (
    <>
      <Stack spacing={1}>
        {SEVERITIES.map((severity) => (
          <Alert key={severity} severity={severity}>
            {severity}
          </Alert>
        ))}
        <Alert severity="error" variant="filled">
          filled
        </Alert>
      </Stack>
      <Stack direction="row" sx={{ ...ROW, alignItems: 'stretch' }}>
        <Card sx={{ flex: '1 1 200px' }}>
          <CardContent>
            <Typography variant="h6" component="p">
              Card
            </Typography>
            <Typography variant="body2" color="text.secondary">
              text.secondary
            </Typography>
          </CardContent>
          <CardActions>
            <Button size="small">small</Button>
          </CardActions>
        </Card>
        <Paper elevation={8} sx={{ flex: '1 1 120px', p: 2 }}>
          Paper, elevation 8
        </Paper>
      </Stack>
      <Table aria-label="Table">
        <TableHead>
          <TableRow>
            <TableCell>TableCell</TableCell>
            <TableCell align="right">Orders</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map(([city, orders], index) => (
            <TableRow key={city} selected={index === 1}>
              <TableCell>{city}</TableCell>
              <TableCell align="right">{orders}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <LinearProgress variant="determinate" value={60} aria-label="LinearProgress" />
    </>
  );
}

/** The components that apps use most, in the states that a theme changes. Their texts are names of the API. */
export function MaterialSheet({ colors, id }: SheetProps) {
  const { typography } = useTheme();
  return (
    <>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flex: 1 }}>
            AppBar
          </Typography>
          <Button color="inherit">inherit</Button>
        </Toolbar>
      </AppBar>
      <Tabs value={0} aria-label="Tabs">
        <Tab label="Tab" />
        <Tab label="other" />
      </Tabs>
      <Stack sx={{ gap: 3, p: 2 }}>
        <Stack>
          {TEXTS.map((variant) => (
            <Typography key={variant} variant={variant} component="p">
              {`${variant}, ${typography[variant].fontSize}`}
            </Typography>
          ))}
          <Typography>
            <Link href="#link">Link</Link>
          </Typography>
        </Stack>
        <Buttons colors={colors} />
        <Inputs id={id} />
        <Surfaces />
      </Stack>
    </>
  );
}
