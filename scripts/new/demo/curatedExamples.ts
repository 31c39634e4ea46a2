/**
 * Examples of components that need particular children or props, by name: the same for every
 * library, unless the library's own example differs.
 */
const COMMON: Readonly<Record<string, string>> = {
  RadioGroup:
    '<RadioGroup defaultValue="small" name="size"><Radio value="small" label="Small" /><Radio value="large" label="Large" /></RadioGroup>',
  Tabs: '<Tabs defaultValue={0}><TabList><Tab>Details</Tab><Tab>Reviews</Tab></TabList></Tabs>',
  Stepper: '<Stepper><Step>Cart</Step><Step>Payment</Step></Stepper>',
  Table:
    '<Table><thead><tr><th>Product</th><th>Price</th></tr></thead><tbody><tr><td>Lamp</td><td>35</td></tr></tbody></Table>',
  Slider: '<Slider aria-label="Volume" defaultValue={30} />',
  Pagination: '<Pagination count={5} />',
  TextareaAutosize: '<TextareaAutosize aria-label="Comment" minRows={2} />',
  Accordion:
    '<Accordion><AccordionSummary>Delivery</AccordionSummary><AccordionDetails>Two to three days.</AccordionDetails></Accordion>',
  Tooltip: '<Tooltip title="Save the draft"><Button>Save</Button></Tooltip>',
  ButtonGroup: '<ButtonGroup><Button>Cut</Button><Button>Copy</Button></ButtonGroup>',
  Breadcrumbs: '<Breadcrumbs><Link href="#">Home</Link><Typography>Cart</Typography></Breadcrumbs>',
};

const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/x-data-grid': {
    DataGrid:
      "<DataGrid autoHeight columns={[{ field: 'city', headerName: 'City' }]} rows={[{ id: 1, city: 'Lagos' }]} />",
  },
  '@mui/material': {
    Autocomplete:
      "<Autocomplete sx={{ width: 240 }} options={['Lagos', 'Lima', 'Lyon']} renderInput={(params) => <TextField {...params} label=\"City\" />} />",
    Select:
      '<Select defaultValue="small" inputProps={{ \'aria-label\': \'Size\' }}><MenuItem value="small">Small</MenuItem><MenuItem value="large">Large</MenuItem></Select>',
    RadioGroup:
      '<RadioGroup defaultValue="small" name="size"><FormControlLabel value="small" control={<Radio />} label="Small" /><FormControlLabel value="large" control={<Radio />} label="Large" /></RadioGroup>',
    Tabs: '<Tabs value={0}><Tab label="Details" /><Tab label="Reviews" /></Tabs>',
    Stepper:
      '<Stepper><Step><StepLabel>Cart</StepLabel></Step><Step><StepLabel>Payment</StepLabel></Step></Stepper>',
    BottomNavigation:
      '<BottomNavigation value={0} showLabels><BottomNavigationAction label="Recent" /><BottomNavigationAction label="Saved" /></BottomNavigation>',
    List: '<List><ListItem><ListItemText primary="Inbox" /></ListItem><ListItem><ListItemText primary="Drafts" /></ListItem></List>',
    ImageList:
      '<ImageList cols={2}><ImageListItem>One</ImageListItem><ImageListItem>Two</ImageListItem></ImageList>',
    Chip: '<Chip label="Vegetarian" />',
    Icon: '<Icon>star</Icon>',
    SpeedDial: '<SpeedDial ariaLabel="Actions" icon={<Icon>add</Icon>} />',
  },
  '@mui/lab': {
    Timeline:
      '<Timeline><TimelineItem><TimelineContent>Ordered</TimelineContent></TimelineItem></Timeline>',
    Masonry: '<Masonry columns={2}><div>One</div><div>Two</div></Masonry>',
  },
  '@mui/joy': {
    Input: "<Input slotProps={{ input: { 'aria-label': 'City' } }} />",
    Textarea: "<Textarea slotProps={{ textarea: { 'aria-label': 'Comment' } }} />",
    Select:
      '<Select defaultValue="small" slotProps={{ button: { \'aria-label\': \'Size\' } }}><Option value="small">Small</Option><Option value="large">Large</Option></Select>',
    ToggleButtonGroup:
      '<ToggleButtonGroup><Button value="left">Left</Button><Button value="right">Right</Button></ToggleButtonGroup>',
    Menu: '<Dropdown><MenuButton>Account</MenuButton><Menu><MenuItem>Profile</MenuItem><MenuItem>Sign out</MenuItem></Menu></Dropdown>',
    List: '<List><ListItem>Inbox</ListItem><ListItem>Drafts</ListItem></List>',
  },
  '@mui/base': {
    Select:
      '<Select aria-label="Size" defaultValue="small"><Option value="small">Small</Option><Option value="large">Large</Option></Select>',
    NumberInput:
      "<NumberInput defaultValue={1} slotProps={{ input: { name: 'quantity', role: 'spinbutton', 'aria-label': 'Quantity' }, decrementButton: { type: 'button', 'aria-label': 'Less', children: '−' }, incrementButton: { type: 'button', 'aria-label': 'More', children: '+' } }} />",
    Tabs: '<Tabs defaultValue={0}><TabsList><Tab value={0}>Details</Tab><Tab value={1}>Reviews</Tab></TabsList></Tabs>',
    Menu: '<Dropdown><MenuButton>Account</MenuButton><Menu><MenuItem>Profile</MenuItem><MenuItem>Sign out</MenuItem></Menu></Dropdown>',
    TablePagination:
      '<table><tbody><tr><TablePagination count={20} page={0} rowsPerPage={5} onPageChange={() => {}} /></tr></tbody></table>',
  },
};

/** Returns the example of a component as JSX, or undefined if it can be derived from its props. */
export function curatedExample(packageName: string, component: string): string | undefined {
  const own = OWN[packageName] ?? {};
  return own[component] ?? COMMON[component];
}
