import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Link from '@mui/joy/Link';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Table from '@mui/joy/Table';
import Tabs from '@mui/joy/Tabs';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import type { ColorPaletteProp } from '@mui/joy/styles';
import Add from '@mui/icons-material/Add';
import Favorite from '@mui/icons-material/Favorite';
import type { SheetProps } from '../../state/useLibrary';

/** Levels of text that the sheet shows: the levels that apps use most. */
const LEVELS = ['h2', 'h4', 'title-md', 'body-md', 'body-sm', 'body-xs'] as const;
const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;
const MEANINGS = ['danger', 'warning', 'success', 'neutral'] as const;
const ROW = { flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
const ROWS = [
  ['Lisbon', 128],
  ['Osaka', 96],
] as const;

function Buttons({ colors }: Pick<SheetProps, 'colors'>) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" sx={ROW}>
          {colors.map((color) => (
            // Custom colors are in the theme, but not in the library's types here.
            <Button key={color} variant={variant} color={color as ColorPaletteProp}>
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
          <Chip key={color} color={color as ColorPaletteProp}>
            {color}
          </Chip>
        ))}
        <Chip variant="outlined" color="primary">
          outlined
        </Chip>
      </Stack>
    </>
  );
}

function Inputs({ id }: Pick<SheetProps, 'id'>) {
  return (
    <>
      <Stack direction="row" sx={{ ...ROW, alignItems: 'flex-start' }}>
        <FormControl id={`${id}-input`}>
          <FormLabel>Input</FormLabel>
          <Input defaultValue="Lisbon" />
          <FormHelperText>FormHelperText</FormHelperText>
        </FormControl>
        <FormControl id={`${id}-error`} error>
          <FormLabel>error</FormLabel>
          <Input defaultValue="Osaka" />
          {/* Joy UI's own color of errors has a contrast of 3.5 in the dark scheme. */}
          <FormHelperText sx={{ color: 'danger.plainColor' }}>FormHelperText</FormHelperText>
        </FormControl>
        <FormControl id={`${id}-select`}>
          <FormLabel>Select</FormLabel>
          <Select defaultValue="Lima">
            <Option value="Lima">Lima</Option>
            <Option value="Oslo">Oslo</Option>
          </Select>
        </FormControl>
        <FormControl id={`${id}-textarea`}>
          <FormLabel>Textarea</FormLabel>
          <Textarea defaultValue="Oslo" minRows={1} />
        </FormControl>
      </Stack>
      <Stack direction="row" sx={ROW}>
        <Checkbox label="Checkbox" defaultChecked />
        <Checkbox label="unchecked" />
        <Radio label="Radio" checked readOnly value="radio" />
        <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Switch' } }} />
      </Stack>
      <Stack direction="row" sx={{ ...ROW, gap: 3 }}>
        <Slider aria-label="Slider" defaultValue={40} sx={{ inlineSize: 160 }} />
        <IconButton aria-label="IconButton" variant="solid" color="primary">
          <Add />
        </IconButton>
        <IconButton aria-label="plain" color="primary">
          <Favorite />
        </IconButton>
        <Badge badgeContent={4} color="danger">
          <Avatar>JU</Avatar>
        </Badge>
      </Stack>
    </>
  );
}

function Surfaces() {
  return (
    <>
      <Stack spacing={1}>
        {MEANINGS.map((color) => (
          <Alert key={color} color={color}>
            {color}
          </Alert>
        ))}
        <Alert color="danger" variant="solid">
          solid
        </Alert>
      </Stack>
      <Stack direction="row" sx={{ ...ROW, alignItems: 'stretch' }}>
        <Card sx={{ flex: '1 1 200px' }}>
          <Typography level="title-md">Card</Typography>
          <Typography level="body-sm">text.tertiary</Typography>
          <Button size="sm">sm</Button>
        </Card>
        <Sheet variant="soft" color="primary" sx={{ flex: '1 1 120px', p: 2, boxShadow: 'lg' }}>
          Sheet, boxShadow lg
        </Sheet>
      </Stack>
      <Table aria-label="Table">
        <thead>
          <tr>
            <th>Table</th>
            <th>Orders</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([city, orders]) => (
            <tr key={city}>
              <td>{city}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <LinearProgress determinate value={60} aria-label="LinearProgress" />
    </>
  );
}

/** The components that apps use most, in the states that a theme changes. Their texts are names of the API. */
export function JoySheet({ colors, id }: SheetProps) {
  return (
    <>
      <Tabs defaultValue={0} aria-label="Tabs">
        <TabList>
          <Tab>Tab</Tab>
          <Tab>other</Tab>
        </TabList>
      </Tabs>
      <Stack sx={{ gap: 3, p: 2 }}>
        <Box>
          {LEVELS.map((level) => (
            <Typography key={level} level={level} component="p">
              {level}
            </Typography>
          ))}
          <Link href="#link">Link</Link>
        </Box>
        <Buttons colors={colors} />
        <Inputs id={id} />
        <Surfaces />
      </Stack>
    </>
  );
}
