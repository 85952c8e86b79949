/**
 * Which modules of the built app share a file. Left to itself the bundler cuts them into hundreds of files of some hundred bytes each, which
 * compress badly, and whose headers are larger than they are. A module goes to the first group that matches, with what it imports.
 */

// What every screen needs, in one file that stays the same from release to release: it also compresses better together.
const librariesOfEveryScreen =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|use-isomorphic-layout-effect|xstate|@xstate|urql|@urql|wonka|@0no-co|wouter|regexparam)[\\/]/

// What nearly every screen draws with.
const partsOfEveryScreen =
  /[\\/]src[\\/](app[\\/](importWithFiles|report|firstScreen[\\/](readFirstScreen|takeOver|renderSite)|flows[\\/](common[\\/]Provide|session[\\/](parseUser|storedSession)))|shared[\\/](codedError|format[\\/](?!timeLeft|aboutFile|dateForms|bytes)|routes)|graphql[\\/](ArrivalContext|firstAnswers|useScreen|screenState|limitedFetch|sessionExchange|execute)|components[\\/](browserStorage|lazyPart|VideoCard|CreatorCard|Link|SeeMore|VerifiedMark|ViewsAndDate|RelativeTime|useScreenTitle)|machines[\\/]common[\\/](lazyPart|failure)|ui[\\/](icon\.|overlay[\\/](MissingPart|useWasOpened)|AlertBanner|Avatar|Badge|Button|Carousel|ErrorPanel|IconButton|LinkButton|Skeleton|Spinner|Tooltip[\\/]useTooltip|VisuallyHidden|usePicture|classNames|mergeRefs|renderLink))|[\\/](VideoGrid|Home|MoreButton|TextLink|TextArea|PasswordField|Select)\.styles|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]chevron-(left|right)\.|document=(Card(Content|Channel)|FollowChannel)Fragment/

// The player before its code has loaded, which is also drawn in other sites' pages, and what it shares with other screens and the account's menu.
const player =
  /[\\/]src[\\/](app[\\/]flows[\\/]player[\\/]stageFlow|components[\\/]Player[\\/](Player|PlayerFrame|AdNotice|PlaybackFailed|StartButton|Obstacle|preferences)\.|shared[\\/](atFirstUse|youTube|playbackStart|resumePosition|limits|text|chapters)|machines[\\/]player[\\/]player[\\/](shortcuts|preferences)\.|components[\\/]ShortcutSwitch[\\/]shortcutSwitch\.|ui[\\/]Menu[\\/]useMenuButton)|document=(Captions|MediaProgress)|@floating-ui[\\/]utils|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](play|pause|rotate-ccw|captions|clapperboard|external-link)\./

// What the watch page draws with, and other screens as well.
const partsOfWatch =
  /[\\/]src[\\/](app[\\/]flows[\\/](follow[\\/]bellFlow|report[\\/]reportFlow|content[\\/]shareFlow|player[\\/]miniPlayer[\\/]keptPlayerStage)|components[\\/](BellButton|Menu\.|ReportDialog[\\/]ReportDialog\.|ShareButton[\\/]AddressDialog\.)|machines[\\/](follow[\\/]useBell|report[\\/]report|content[\\/]share[\\/](?!useEmbedCode)|common[\\/]useKeptForm)|graphql[\\/]useLiveMedia|shared[\\/](contentDetails|validation[\\/]report)|ui[\\/]Chip)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](bell|heart|bell-off|flag|list-plus|share-2|download)\.|document=(LiveContent|BellNews|Notification|SessionViewer|CardPlaylist|AddToPlaylist|CreatePlaylist|SendReport|SetFollowNotify|DeleteContent|WatchContent|ContentDetails|OwnContent|CommentItem|PlaylistVideos|Trim|ChannelMedia|ContentMedia)/

// What draws the player and plays, once it is loaded; not what it loads later itself.
const playerStage =
  /[\\/]src[\\/](app[\\/]flows[\\/]player[\\/](PlayerStageWithFlows|playerFlow|viewSource|playbackReportFlow|adFlow|miniPlayer[\\/](?!keptPlayerStage))|components[\\/]Player[\\/]([a-z]\w*\.|stage[\\/](?!ad[\\/]|Preparing|StageMenu|\w+MenuSurface))|machines[\\/]player[\\/]|shared[\\/]playedRanges)|document=(ReportPlayback|CountView|StartView)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](captions-off|skip-forward|lock-keyhole|maximize|maximize-2|minimize|picture-in-picture-2|rectangle-horizontal|settings-2|volume-[12x])\./

// What the screens of the way to an account draw with: other forms have the fields, too.
const partsOfSignIn =
  /[\\/]src[\\/](components[\\/](SignInCard|useFocusFirstError|MailFolderNote|PasswordCriteria)|ui[\\/](PasswordField|TextField|Field)[\\/])/

const stylesOfEveryPage =
  /[\\/]src[\\/](app[\\/](Layout[\\/](Layout|TopBar|Navigation|SearchBar)|ScreenFrame[\\/])|ui[\\/](base|EmptyState|Logo|SearchField))/
const isStyle = (id: string): boolean => id.endsWith('.css')

/** Not with what they import, which other screens may have. */
const alone = { includeDependenciesRecursively: false }

export const chunkGroups = [
  // Style sheets: of every page, of the watch page with its player.
  { name: 'baseStyles', test: (id: string) => isStyle(id) && (stylesOfEveryPage.test(id) || partsOfEveryScreen.test(id)) },
  {
    name: 'watchStyles',
    test: /([\\/]src[\\/](app[\\/]flows[\\/]player|components[\\/](Player[\\/]([A-Z]\w+|(stage|media)[\\/].+)|RichText[\\/]\w+)|screens[\\/]Watch[\\/].+|ui[\\/]Chip[\\/]\w+)|@vidstack).*\.css/,
  },
  // Of lists that can be sorted and filtered and of the pages of one's own videos; of uploads wherever they are shown.
  {
    name: 'listStyles',
    test: /[\\/]src[\\/](ui[\\/](SelectField|SelectChip|Tabs|StatCard|Checkbox|Switch|Chip)|components[\\/](OwnVideo|PlaylistGrid)|screens[\\/]Search)[\\/].+\.css/,
  },
  {
    name: 'uploadStyles',
    test: /[\\/]src[\\/](components[\\/](UploadQueue|UploadForm|FramePicker|FilePreview|Quota)|ui[\\/]ProgressBar)[\\/].+\.css/,
  },
  // Each of these pages has little of its own, and the first script names every style sheet.
  {
    name: 'pageStyles',
    test: /[\\/]src[\\/](app[\\/]routes|screens[\\/](Accessibility|History|Library|Login|Moderation|NotFound|Notifications|OAuthCallback|Playlists?|Settings|Subscriptions|Upload)|components[\\/]SignInCard|ui[\\/]Password\w+)[\\/].+\.css/,
  },
  { name: 'libraries', test: librariesOfEveryScreen },
  // Half of what a video needs, and renewed on its own: it comes beside the player, which stays in the browser’s cache.
  { name: 'hls', test: /node_modules[\\/]hls\.js[\\/]/ },
  { name: 'parts', test: partsOfEveryScreen },
  { name: 'player', test: player, ...alone },
  { name: 'stage', test: playerStage, ...alone },
  { name: 'signIn', test: partsOfSignIn, ...alone },
  { name: 'partsOfWatch', test: partsOfWatch, ...alone },
  // What places menus at their buttons, in Base UI and in the player's library.
  { name: 'floating', test: /@floating-ui[\\/]/ },
  // Base UI: what forms use with what all of it shares, what moves the focus by arrow keys, then menus, dialogs and popovers.
  { name: 'fields', test: /@base-ui[\\/]react[\\/](field|progress|switch)[\\/]/ },
  { name: 'tabs', test: /@base-ui[\\/]react[\\/]tabs[\\/]/ },
  { name: 'overlays', test: /@base-ui[\\/]react[\\/](menu|dialog|alert-dialog|popover)[\\/]/ },
  // The provider of HLS is what nearly every video plays with: its name is Vidstack's.
  {
    name: 'media',
    test: /[\\/]src[\\/]components[\\/]Player[\\/]media[\\/](?!ad[\\/]|Preview|storyboard)|@vidstack[\\/]react[\\/]prod[\\/](vidstack\.js|chunks[\\/]vidstack-(DiaLSJYx|BLEs9rMG|B9fTkxQO|CvezEmSQ|DKRnfION|BEp8cIq7|B7Z5edeb|Bk6FpJg5|BUARUqHF))/,
    ...alone,
  },
]
