<?php
/**
 * Plugin Name: sgf-board: Go games (SGF)
 * Description: Shows Go game records (SGF) in posts: block, shortcode, or just the address of a record.
 * Version: {version}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: sgf-board
 *
 * All forms end as one tag, <sgf-board>, which the script turns into a board. What a post holds stays as it was written.
 *
 * @package sgf-board
 */

defined( 'ABSPATH' ) || exit;

/**
 * The address of the script. The version is in the folder's name and not in a query, because the other files of the
 * script import this one without a query: browsers would load it twice.
 */
function sgf_board_script() {
	return plugins_url( 'script-{version}/sgf-board.js', __FILE__ );
}

/** The attributes of the tag by name, as block.json describes them. */
function sgf_board_attributes() {
	static $attributes;
	if ( ! $attributes ) {
		$block      = wp_json_file_decode( __DIR__ . '/block.json', array( 'associative' => true ) );
		$attributes = wp_list_filter( $block['attributes'], array( 'source' => 'attribute' ) );
	}
	return $attributes;
}

add_action(
	'init',
	function () {
		wp_register_script( 'sgf-board', sgf_board_script(), array(), null, true );
		$parts = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n', 'wp-shortcode', 'react-dom' );
		wp_register_script( 'sgf-board-editor', plugins_url( 'editor.js', __FILE__ ), $parts, '{version}', true );
		$settings = array(
			'script'     => sgf_board_script(),
			'attributes' => sgf_board_attributes(),
		);
		wp_add_inline_script( 'sgf-board-editor', 'var sgfBoard = ' . wp_json_encode( $settings ) . ';', 'before' );
		register_block_type( __DIR__ );
		add_shortcode( 'sgf', 'sgf_board_shortcode' );
		wp_embed_register_handler( 'sgf', '~^https?://\S+\.sgf(?:[?#]\S*)?$~i', 'sgf_board_embed' );
	}
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		if ( 'sgf-board' !== $handle ) {
			return $tag;
		}
		return str_replace( '<script ', '<script type="module" ', preg_replace( '~ type=([\'"]).*?\1~', '', $tag ) );
	},
	10,
	2
);

// Before WordPress's typography, paragraphs and shortcodes, which would change records.
add_filter( 'the_content', 'sgf_board_content', 7 );
foreach ( array( 'render_block', 'widget_text', 'widget_custom_html_content' ) as $sgf_board_filter ) {
	add_filter( $sgf_board_filter, 'sgf_board_content', 7 );
}
add_filter(
	'no_texturize_shortcodes',
	function ( $names ) {
		return array_merge( $names, array( 'sgf' ) );
	}
);

/** Matches the attributes of a tag. Outside of quotes it stops at the next tag, so that the search stays linear. */
const SGF_BOARD_ATTRIBUTES = '((?:[^<>"\']|"[^"]*"|\'[^\']*\')*+)';

/** Finds the records in HTML: text in tags, in Code blocks and in shortcodes. */
function sgf_board_content( $html ) {
	if ( ! is_string( $html ) || false === stripos( $html, 'sgf' ) ) {
		return $html;
	}
	$attributes = SGF_BOARD_ATTRIBUTES;
	$shortcode  = '\[(\[?)sgf(?![\w-])([^\]/]*+(?:/(?!\])[^\]/]*+)*+)(/?)\]';
	$html       = sgf_board_replace( $html, "~<sgf-board\b$attributes>~i", '~</sgf-board\s*>~i', 'sgf_board_tag' );
	$html       = sgf_board_replace( $html, "~<pre\b$attributes>~i", '~</pre\s*>~i', 'sgf_board_code' );
	$html       = sgf_board_replace( $html, "~$shortcode~", '~\[/sgf\]~', 'sgf_board_early_shortcode', true );
	if ( preg_match( '~<sgf-board\b|\bclass=["\'][^"\']*\bsgf-board\b~i', $html ) ) {
		wp_enqueue_script( 'sgf-board' );
	}
	return $html;
}

/**
 * Replaces what stands between two patterns. Takes time in proportion to the length of the text, also where nothing is
 * closed: one pattern for both ends would read the rest of the text again from each beginning.
 *
 * @param callable $replace gets all of it, the groups of the first pattern, and the content last.
 * @param bool     $is_single whether a first pattern without an end is a match by itself.
 */
function sgf_board_replace( $html, $first, $last, $replace, $is_single = false ) {
	$result = '';
	$from   = 0;
	$end    = array( '', -1 );
	while ( preg_match( $first, $html, $found, PREG_OFFSET_CAPTURE, $from ) ) {
		$start = $found[0][1];
		$after = $start + strlen( $found[0][0] );
		if ( $end && $end[1] < $after ) {
			$end = preg_match( $last, $html, $next, PREG_OFFSET_CAPTURE, $after ) ? $next[0] : null;
		}
		$is_alone = ! $end || ( $is_single && '/' === end( $found )[0] );
		if ( $is_alone && ! $is_single ) {
			break;
		}
		$stop    = $is_alone ? $after : $end[1] + strlen( $end[0] );
		$content = $is_alone ? '' : substr( $html, $after, $end[1] - $after );
		$groups  = array_column( $found, 0 );
		if ( $is_single && ']' === substr( $html, $stop, 1 ) && '[' === $groups[1] ) {
			++$stop; // [[sgf]] shows the shortcode itself.
		}
		$groups[0] = substr( $html, $start, $stop - $start );
		$groups[]  = $content;
		$result   .= substr( $html, $from, $start - $from ) . $replace( $groups );
		$from      = $stop;
	}
	return $result . substr( $html, $from );
}

/** A tag as it was written, or as the block saves it; only a record inside becomes an attribute. */
function sgf_board_tag( $found ) {
	list( $all, $written, $inside ) = $found;
	$record                         = sgf_board_record( $inside );
	if ( sgf_board_is_summary() ) {
		$values = wp_list_pluck( wp_kses_hair( $written, wp_allowed_protocols() ), 'value' );
		return sgf_board_figure( array_map( 'sgf_board_decode', $values ), $record );
	}
	if ( '' === $record ) {
		return $all;
	}
	return "<sgf-board$written sgf=\"" . sgf_board_escape( $record ) . '">' . sgf_board_title( $record ) . '</sgf-board>';
}

/** A preformatted text or Code block with the class `sgf-board`, or with the language `sgf`. */
function sgf_board_code( $found ) {
	list( $all, $pre, $content ) = $found;
	preg_match( '~^\s*(?:<code\b' . SGF_BOARD_ATTRIBUTES . '>)?(.*)$~is', $content, $parts );
	list( , $code, $inside ) = $parts;
	$is_board                = preg_match( '~\bclass=["\'](?:[^"\']*\s)?(?:sgf-board|(?:lang(?:uage)?-)?sgf)[\s"\']~i', $pre . $code );
	$record                            = sgf_board_record( $inside );
	if ( ! $is_board || '' === $record || preg_match( '~\bdata-sgf-upgrade=["\']?off~i', $pre ) ) {
		return $all;
	}
	$values = array();
	foreach ( wp_kses_hair( $pre, wp_allowed_protocols() ) as $name => $attribute ) {
		$values[ preg_replace( '~^data-~', '', $name ) ] = sgf_board_decode( $attribute['value'] );
	}
	return sgf_board_html( $values, $record );
}

/** The record in some HTML, as text; '' if there is none. */
function sgf_board_record( $html ) {
	$is_raw = preg_match( '~^\s*<script\b~i', $html );
	$html   = preg_replace( '~^\s*<(script|template|textarea)\b[^>]*>(.*)</\1\s*>\s*$~is', '$2', $html );
	if ( preg_match( '~<a\b[^<>]*\bhref=["\']?\(?;~i', $html ) ) {
		return ''; // Markdown has taken a variation for a link: the script tells how to repair that.
	}
	if ( ! $is_raw ) {
		$html = preg_replace( array( '~<br\s*/?>\n?~i', '~</p>\s*<p\b[^<>]*>~i' ), array( "\n", "\n\n" ), $html );
		$html = preg_replace( '~</?(?:p|pre|code|span|strong|em|mark)(?:\s[^<>]*)?>~i', '', $html );
		$html = sgf_board_decode( $html );
	}
	return preg_match( '~^\s*(\(\s*;.*\))\s*$~s', $html, $found ) ? $found[1] : '';
}

/**
 * `[sgf src="…" move="35"]`, `[sgf](;…)[/sgf]`.
 *
 * @param array|string $values  what the shortcode says; an address and booleans may stand without a name.
 * @param string|null  $content the record.
 */
function sgf_board_shortcode( $values, $content = '' ) {
	$values = (array) $values;
	foreach ( $values as $key => $value ) {
		if ( is_int( $key ) ) {
			$is_name                                = isset( sgf_board_attributes()[ $value ] );
			$values[ $is_name ? $value : 'src' ] = $is_name ? '' : $value;
		}
	}
	return sgf_board_html( $values, sgf_board_record( (string) $content ) );
}

function sgf_board_early_shortcode( $found ) {
	list( $all, $before, $values, , $content ) = $found;
	// [[sgf]] shows the shortcode itself; WordPress removes the second brackets later.
	return '[' === $before && ']]' === substr( $all, -2 ) ? $all : $before . sgf_board_shortcode( shortcode_parse_atts( $values ), $content );
}

/** The address of a record on a line of its own. */
function sgf_board_embed( $matches, $attr, $url ) {
	return sgf_board_html( array( 'src' => $url ) );
}

function sgf_board_html( $values, $record = '' ) {
	if ( sgf_board_is_summary() ) {
		return sgf_board_figure( $values, $record );
	}
	wp_enqueue_script( 'sgf-board' );
	$tag = '<sgf-board';
	foreach ( array_intersect_key( $values, sgf_board_attributes() + array( 'id' => true ) ) as $name => $value ) {
		$tag .= " $name=\"" . ( 'src' === $name ? esc_url( $value ) : sgf_board_escape( $value ) ) . '"';
	}
	if ( '' !== $record ) {
		return $tag . ' sgf="' . sgf_board_escape( $record ) . '">' . sgf_board_title( $record ) . '</sgf-board>';
	}
	return $tag . '>' . sgf_board_link( $values['src'] ?? '' ) . '</sgf-board>';
}

/** Feeds, mails made of them, and excerpts run no scripts. */
function sgf_board_is_summary() {
	return is_feed() || doing_filter( 'get_the_excerpt' );
}

/** What feeds and excerpts show instead of a board: a link to the post, a link to the record, the caption. */
function sgf_board_figure( $values, $record ) {
	$html = '<a href="' . esc_url( get_permalink() ) . '">' . ( $record ? sgf_board_title( $record ) : esc_html__( 'Go game', 'sgf-board' ) ) . '</a>';
	if ( ! $record && ! empty( $values['src'] ) && '#' !== $values['src'][0] ) {
		$html .= ' (' . sgf_board_link( $values['src'] ) . ')';
	}
	if ( ! empty( $values['caption'] ) ) {
		$html .= ' <figcaption>' . sgf_board_escape( $values['caption'] ) . '</figcaption>';
	}
	return "<figure>$html</figure>";
}

function sgf_board_link( $address ) {
	$name = basename( (string) wp_parse_url( $address, PHP_URL_PATH ) );
	return $name ? '<a href="' . esc_url( $address ) . '">' . sgf_board_escape( rawurldecode( $name ) ) . '</a>' : '';
}

/** The players, as HTML. */
function sgf_board_title( $record ) {
	$players = array();
	foreach ( array( 'PB', 'PW' ) as $name ) {
		// The patterns match bytes, because the text may end within a character.
		if ( preg_match( "~\\b{$name}\\s*\\[((?:\\\\.|[^\\]\\\\])++)\\]~s", substr( $record, 0, 5000 ), $found ) ) {
			$players[] = trim( preg_replace( array( '~\\\\(.)~s', '~[ \t\r\n]+~' ), array( '$1', ' ' ), $found[1] ) );
		}
	}
	return sgf_board_escape( 2 === count( $players ) ? implode( ' – ', $players ) : __( 'Go game', 'sgf-board' ) );
}

/**
 * Text as HTML, exactly: esc_attr() keeps what already looks like an entity. Brackets are written as entities, or
 * WordPress would take points such as [hr] for shortcodes that other plug-ins may have.
 */
function sgf_board_escape( $text ) {
	$html = htmlspecialchars( (string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	return str_replace( array( '[', ']', "\r", "\n" ), array( '&#91;', '&#93;', '&#13;', '&#10;' ), $html );
}

function sgf_board_decode( $html ) {
	return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

// Excerpts may have boards, as text: WordPress would leave out unknown blocks and shortcodes, and all Code blocks. Those
// stay only where all of a post are records: other code is no part of an excerpt.
$sgf_board_post = null;
add_filter(
	'get_the_excerpt',
	function ( $text, $post ) use ( &$sgf_board_post ) {
		$sgf_board_post = $post;
		return $text;
	},
	9, // before WordPress makes the excerpt
	2
);
add_filter(
	'excerpt_allowed_blocks',
	function ( $blocks ) use ( &$sgf_board_post ) {
		preg_match_all( '~<!-- wp:code\b(.*?)-->~s', $sgf_board_post->post_content ?? '', $found );
		$records = preg_grep( '~\bsgf-board\b~', $found[1] );
		$is_code = $records && count( $records ) === count( $found[1] );
		return array_merge( $blocks, array( 'sgf-board/game' ), $is_code ? array( 'core/code' ) : array() );
	}
);
add_filter(
	'strip_shortcodes_tagnames',
	function ( $names ) {
		return array_diff( $names, array( 'sgf' ) );
	}
);

// Authors and contributors may write the tag. It runs no code of theirs: attributes are data, a record is text.
add_filter(
	'wp_kses_allowed_html',
	function ( $tags, $context ) {
		if ( 'post' === $context ) {
			$tags['sgf-board'] = array_fill_keys( array_keys( sgf_board_attributes() ), true ) + ( $tags['div'] ?? array() );
		}
		return $tags;
	},
	10,
	2
);

// The visual tab of the classic editor keeps the tag, even if it is empty.
add_filter(
	'tiny_mce_before_init',
	function ( $settings ) {
		foreach ( array( 'custom_elements' => 'sgf-board', 'extended_valid_elements' => 'sgf-board[*]' ) as $name => $value ) {
			$settings[ $name ] = implode( ',', array_filter( array( $settings[ $name ] ?? '', $value ) ) );
		}
		return $settings;
	}
);

// Early, so that on a network of sites the network's list of file types decides.
add_filter(
	'upload_mimes',
	function ( $types ) {
		return $types + array( 'sgf' => 'text/plain' );
	},
	9
);

/** Whether a file is markup, and not a record. Browsers that guess types would run its scripts. */
function sgf_board_is_markup( $file ) {
	return 1 === preg_match( '~^(?:\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE|[\s\x00])*+<~', (string) file_get_contents( $file, false, null, 0, 100000 ) );
}

// Records in old charsets don't look like text to WordPress.
add_filter(
	'wp_check_filetype_and_ext',
	function ( $result, $file, $filename, $allowed, $found ) {
		$is_sgf = preg_match( '~\.sgf$~i', $filename ) && isset( ( $allowed ?? get_allowed_mime_types() )['sgf'] );
		if ( $is_sgf && sgf_board_is_markup( $file ) ) {
			return array_merge( $result, array( 'ext' => false, 'type' => false ) );
		}
		if ( $is_sgf && 'application/octet-stream' === $found && preg_match( '~\(\s*;~', file_get_contents( $file, false, null, 0, 5000 ) ) ) {
			return array_merge( $result, array( 'ext' => 'sgf', 'type' => 'text/plain' ) );
		}
		return $result;
	},
	10,
	5
);
foreach ( array( 'wp_handle_upload_prefilter', 'wp_handle_sideload_prefilter' ) as $sgf_board_filter ) {
	add_filter(
		$sgf_board_filter,
		function ( $file ) {
			if ( empty( $file['error'] ) && preg_match( '~\.sgf$~i', $file['name'] ) && is_readable( $file['tmp_name'] ) && sgf_board_is_markup( $file['tmp_name'] ) ) {
				$file['error'] = __( 'This is not a game record: it begins as a page of HTML does.', 'sgf-board' );
			}
			return $file;
		}
	);
}

// “Add media” of the classic editor inserts a shortcode for a record.
add_filter(
	'media_send_to_editor',
	function ( $html, $id ) {
		$address = (string) wp_get_attachment_url( $id );
		return preg_match( '~\.sgf$~i', $address ) ? '[sgf src="' . esc_url( $address ) . '"]' : $html;
	},
	10,
	2
);
