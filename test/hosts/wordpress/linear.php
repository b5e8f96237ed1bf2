<?php
// Reads posts that close nothing, as an attacker writes them, with the plug-in alone. Each ends with a record. If a
// pattern reads the rest of the post again and again, PHP gives up (`pcre.backtrack_limit`) and the record is no board.
// Prints JSON for run.js.
define( 'ABSPATH', __DIR__ );
// phpcs:disable
function add_action() {}
function add_filter() {}
function __( $text ) { return $text; }
function is_feed() { return false; }
function doing_filter() { return false; }
function wp_enqueue_script() {}
function wp_kses_hair() { return array(); }
function wp_allowed_protocols() { return array(); }
function shortcode_parse_atts() { return array(); }
function esc_url( $url ) { return htmlspecialchars( $url ); }
function wp_parse_url( $url, $part ) { return parse_url( $url, $part ); }
function wp_json_file_decode( $file ) { return array( 'attributes' => array() ); }
function wp_list_filter( $list ) { return $list; }
eval( '?>' . file_get_contents( $argv[1] ) );

$titles = array();
foreach ( range( 4990, 5005 ) as $length ) {
	$begin    = '(;SZ[19]PB[黒]PW[白\\囲]C[';
	$titles[] = sgf_board_title( $begin . str_repeat( 'a', $length - strlen( $begin ) ) . str_repeat( '囲碁', 500 ) . '])' );
}
$boards = array();
foreach ( array( '<sgf-board>', '<pre>', '[sgf]', '[sgf ', '<sgf-board a="', "<sgf-board '\"", '<pre><code>(', '<sgf-board>(;C[', '<a <p <pre ', 'class="sgf' ) as $piece ) {
	foreach ( array( '', '</sgf-board></pre>[/sgf]">' ) as $end ) {
		$record                    = str_contains( $piece, '<pre' ) ? '[sgf](;B[aa])[/sgf]' : '<pre class="sgf-board">(;B[aa])</pre>';
		$post                      = 'sgf ' . str_repeat( $piece, 20000 ) . $end . $record;
		$boards[ "$piece … $end" ] = str_contains( sgf_board_content( $post ), 'sgf="(;B&#91;aa&#93;)"' );
	}
}
$markup = array();
foreach ( array( '<svg>', " \n\t<html>", "\xEF\xBB\xBF <b>", "\xFF\xFE<\x00", '(;C[<b>])', "\xEF\xBB\xBF(;B[aa])" ) as $text ) {
	$file = tempnam( sys_get_temp_dir(), 'sgf' );
	file_put_contents( $file, $text );
	$markup[] = sgf_board_is_markup( $file );
	unlink( $file );
}
echo json_encode( array( 'titles' => array_values( array_unique( $titles ) ), 'boards' => $boards, 'markup' => $markup ) );
